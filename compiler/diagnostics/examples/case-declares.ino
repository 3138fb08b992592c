int x = 1;
void setup() {}
void loop() {
  switch (x) {
    case 1:
      int y = 2;
      delay(y);
      break;
    case 2:  //! declared_in_case
      delay(1);
  }
}
