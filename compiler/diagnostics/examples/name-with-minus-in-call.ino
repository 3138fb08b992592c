void setup() {
  pinMode(2, INPUT-PULLUP);  //! name_with_minus name=INPUT-PULLUP suggestion=INPUT_PULLUP
}
void loop() {}
