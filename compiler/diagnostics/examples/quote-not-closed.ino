void setup() {
  Serial.begin(9600);
  Serial.println("hello);  //! missing_quote
}
void loop() {}
