#include <DalasTemperature.h>  //! header_misspelled name=DalasTemperature.h suggestion=DallasTemperature.h
void setup() {}
void loop() {}
