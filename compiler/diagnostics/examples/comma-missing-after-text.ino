void setup() { Serial.begin(9600); }
void loop() {
  int t = 5;
  Serial.print("Temp: " t);  //! missing_comma
}
