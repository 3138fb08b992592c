void loop()  //! missing_opening_brace after=loop()
  delay(1);

void setup() {
  delay(1);
}
