setup() {  //! function_type_differs name=setup
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH);
}
