void setup() {}
OneWire wire(2);  //! library_not_included name=OneWire library=OneWire.h
void loop() {}
