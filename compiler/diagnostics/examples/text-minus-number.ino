void setup() {
  Serial.begin(9600);
  Serial.println("Light" - 3);  //! cannot_combine operator=-
}
void loop() {}
