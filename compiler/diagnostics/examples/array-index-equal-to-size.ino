int pins[3] = {2, 3, 4};
void setup() {
  pinMode(pins[3], OUTPUT);  //! index_out_of_range
}
void loop() {
  digitalWrite(pins[0], HIGH);
}
