#include <WiFi.h>  //! library_not_available name=WiFi.h
void setup() {
}
void loop() {
}
