#include <OneWire.h>;  //! include_with_semicolon
void setup() {}
void loop() {}
