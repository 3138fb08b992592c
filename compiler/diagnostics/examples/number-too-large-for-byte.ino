void setup() {
  Serial.begin(9600);
}
void loop() {
  byte level = 300;  //! number_too_large type=byte least=0 most=255
  Serial.println(level);
}
