#includ <OneWire.h>  //! name_misspelled name=#includ suggestion=#include
void setup() {}
void loop() {}
