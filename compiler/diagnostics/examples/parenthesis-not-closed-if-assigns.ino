int light = 0;
void setup() {}
void loop() {
  if (analogRead(A0) > 500 {  //! missing_parenthesis after=500
    light = 1;
  }
  light = light * 2;
}
