#define LED 13
void setup() {
  LED = 12;  //! constant_changed name=LED
}
void loop() {}
