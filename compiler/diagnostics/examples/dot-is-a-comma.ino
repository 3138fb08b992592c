void setup() {
  Serial.begin(9600);
  Serial,println("a");  //! member_alone name=println
}
void loop() {}
