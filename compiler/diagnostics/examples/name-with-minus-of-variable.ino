int ledPin = 9;
void setup() {
  pinMode(led-Pin, OUTPUT);  //! name_with_minus name=led-Pin suggestion=ledPin
}
void loop() {}
