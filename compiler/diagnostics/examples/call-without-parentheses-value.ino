void setup() {
  Serial.begin 9600;  //! missing_opening_parenthesis after=Serial.begin
}
void loop() {
  delay 100;  //! missing_opening_parenthesis after=delay
}
