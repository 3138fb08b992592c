int x;
void setup() {}
void loop() {
  if (x > 3) then x = 0;  //! then_after_condition
}
