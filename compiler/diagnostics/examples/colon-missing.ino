int x = 1;
void setup() {}
void loop() {
  switch (x) {
    case 1  //! missing_colon after=1
      delay(1);
  }
}
