void setup() { Serial.begin(9600); }
void loop() {
  float t = 20.5;
  Serial.println("Temp " + t);  //! cannot_combine
}
