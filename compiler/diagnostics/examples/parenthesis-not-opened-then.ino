int x = 1;
void setup() {}
void loop() {
  if x == 1 then {  //! missing_opening_parenthesis
    delay(4);
  }
}
