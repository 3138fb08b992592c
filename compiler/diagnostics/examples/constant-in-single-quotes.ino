void setup() {
  pinMode(13, OUTPUT);
}
void loop() {
  digitalWrite(13, 'HIGH');  //! constant_in_quotes text=HIGH
}
