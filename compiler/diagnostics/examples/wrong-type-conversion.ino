String message = "a";
void setup() {
  int n = message;  //! wrong_type from=String to=int
  delay(n);
}
void loop() {}
