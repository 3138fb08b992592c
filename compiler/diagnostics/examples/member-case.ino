void setup() {
  Serial.begin(9600);
  Serial.printLn("hello");  //! member_misspelled name=printLn suggestion=println
}
void loop() {}
