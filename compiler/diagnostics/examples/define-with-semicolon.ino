#define LED 13;  //! define_with_semicolon name=LED
void setup() {
  pinMode(LED, OUTPUT);
}
void loop() {}
