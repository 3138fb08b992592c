int buzzerPin = 8;
void setup() {
  pinMode(buzerPin, OUTPUT);  //! name_misspelled name=buzerPin suggestion=buzzerPin
}
void loop() {}
