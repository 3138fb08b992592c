void setup() {
  pinMode(ledPin, OUTPUT);  //! declared_later name=ledPin
}
int ledPin = 13;
void loop() {}
