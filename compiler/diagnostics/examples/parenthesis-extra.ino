void setup() {
  pinMode(13, OUTPUT));  //! extra_parenthesis
}
void loop() {}
