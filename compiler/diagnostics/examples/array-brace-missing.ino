void setup() {
  int a[3] = {1, 2, 3;  //! missing_closing_brace
  delay(a[0]);
}
void loop() {}
