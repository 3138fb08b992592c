void setup() {}
void loop() {
  delay(1,000);  //! comma_in_number text=1,000
}
