void setup() {
  Serial.begn(9600);  //! member_misspelled name=begn suggestion=begin
}
void loop() {}
