void setup() {
  int a = 1;  //! unused_variable name=a
}
void loop() {}
