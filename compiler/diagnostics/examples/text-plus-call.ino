void setup() {
  Serial.begin(9600);
}
void loop() {
  Serial.print("Light: " + analogRead(A0));  //! text_plus_number
}
