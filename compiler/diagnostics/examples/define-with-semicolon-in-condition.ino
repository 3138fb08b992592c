#define MOST 500;  //! define_with_semicolon name=MOST
void setup() { pinMode(13, OUTPUT); }
void loop() {
  if (analogRead(A0) > MOST) {
    digitalWrite(13, HIGH);
  }
}
