int notes[] = {262, 294, 330, 349};
void setup() {
  Serial.begin(9600);
}
void loop() {
  Serial.println(notes[4]);  //! index_out_of_range
}
