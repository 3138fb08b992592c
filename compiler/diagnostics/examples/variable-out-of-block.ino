void setup() {
  for (int i = 0; i < 3; i++) {
    delay(1);
  }
  delay(i);  //! name_out_of_block name=i
}
void loop() {}
