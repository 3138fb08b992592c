int x = 1;
void setup() {
  x == 5;  //! comparison_as_statement name=x
}
void loop() {}
