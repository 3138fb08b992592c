void setup() {
  break;  //! break_outside
}
void loop() {}
