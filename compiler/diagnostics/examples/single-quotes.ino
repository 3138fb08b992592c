void setup() {
  Serial.begin(9600);
  Serial.println('hello');  //! single_quotes_for_text text=hello
}
void loop() {}
