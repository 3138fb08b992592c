void setup() {
  pinMode(13, OUTPUT;  //! missing_parenthesis after=OUTPUT
}
void loop() {}
