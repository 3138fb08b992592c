void setup() {
  Serial.begin(9600);
  Serial.println(“hello”);  //! curly_quotes
}
void loop() {}
