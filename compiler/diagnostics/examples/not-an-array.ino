int x = 5;
void setup() {
  delay(x[2]);  //! not_an_array
}
void loop() {}
