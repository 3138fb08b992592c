int led = 13;
void setup() {
  digitalWrite(led HIGH);  //! missing_comma after=led
}
void loop() {}
