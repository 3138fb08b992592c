#include <onewire.h>  //! header_misspelled name=onewire.h suggestion=OneWire.h
void setup() {}
void loop() {}
