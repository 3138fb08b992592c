void setup() {
  int a = 1;
  int a = 2;  //! declared_twice name=a
  delay(a);
}
void loop() {}
