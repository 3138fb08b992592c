// LED on pin 13
const int ledPin 13;  //! missing_equals

void setup() {
  pinMode(ledPin, OUTPUT);
}

void loop() {
  digitalWrite(ledPin, HIGH);
}
