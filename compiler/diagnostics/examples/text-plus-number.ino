void setup() {
  Serial.begin(9600);
}
void loop() {
  int light = analogRead(A0);
  Serial.println("Light: " + light);  //! text_plus_number
}
