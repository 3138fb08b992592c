void setup() {  //! missing_closing_brace
  pinMode(13, OUTPUT);

void loop() {
  digitalWrite(13, HIGH);
}
