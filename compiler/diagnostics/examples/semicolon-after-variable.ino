int ledPin = 13  //! missing_semicolon after=13
void setup() {
  pinMode(ledPin, OUTPUT);
}
void loop() {}
