void setup() {
  Serial.begin(9600);
}

void loop() {
  int light = analogRead A0;  //! missing_opening_parenthesis after=analogRead
  Serial.println(light);
}
