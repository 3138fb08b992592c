#include <Bluetooth.h>  //! library_not_found name=Bluetooth.h
void setup() {}
void loop() {}
