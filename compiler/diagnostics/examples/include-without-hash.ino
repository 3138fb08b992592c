include <OneWire.h>  //! missing_hash name=include
void setup() {}
void loop() {}
