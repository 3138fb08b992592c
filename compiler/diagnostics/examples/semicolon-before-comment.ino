void setup() {
  Serial.begin(9600) /* the speed */  //! missing_semicolon after=Serial.begin(9600)

  // now the pin
  pinMode(13, OUTPUT);
}
void loop() {}
