int x = 0;
void setup() {}
void loop() {
  if (x = 5) {  //! assignment_in_condition name=x
    x = 0;
  }
}
