void setLights(const char *, int) {}
void setup() { Serial.begin(9600); }
void loop() {
  int t = 5;
  setLights("Temp: " t);  //! missing_comma
}
