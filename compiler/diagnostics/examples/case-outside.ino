void setup() {
  case 1: delay(1);  //! case_outside_switch
}
void loop() {}
