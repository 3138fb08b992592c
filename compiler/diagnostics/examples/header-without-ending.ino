#include <OneWire>  //! header_misspelled name=OneWire suggestion=OneWire.h
void setup() {}
void loop() {}
