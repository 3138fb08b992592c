void setup() {
  pinMode(9, OUTPUT);
}

void loop() {
  for (int i = 0; i < 255; i++ {  //! missing_parenthesis after=i++
    analogWrite(9, i);
    delay(10);
  }
}
