void setup() { Serial.begin(9600); }
void loop() {
  Serial.println(größe * 2);  //! name_not_known name=größe
}
