void setup() { Serial.begin(9600); }
void loop() {
  Serial.printn(analogread(A0));  //! member_misspelled name=printn suggestion=print //! name_misspelled name=analogread suggestion=analogRead
}
