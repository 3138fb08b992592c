#define COUNT 13
void setup() {
  COUNT++;  //! constant_changed name=COUNT
}
void loop() {}
