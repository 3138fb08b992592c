void setup() {
  pinMode(13, OUTPUT);
}
}  //! extra_closing_brace
void loop() {
}
