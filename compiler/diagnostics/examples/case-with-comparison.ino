int light = 0;
void setup() {
  pinMode(9, OUTPUT);
}
void loop() {
  switch (light) {
    case > 500:  //! case_with_comparison sign=>
      digitalWrite(9, HIGH);
      break;
  }
}
