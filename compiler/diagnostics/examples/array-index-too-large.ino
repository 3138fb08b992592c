int a[3];
void setup() { Serial.begin(9600); }
void loop() {
  for (int i = 0; i <= 3; i++) {
    Serial.println(a[i]);  //! index_out_of_range
  }
}
