#define LED = 13  //! define_with_equals name=LED
void setup() {
  pinMode(LED, OUTPUT);
}
void loop() {}
