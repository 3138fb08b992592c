void setup() {
  return 5;  //! return_in_void
}
void loop() {}
