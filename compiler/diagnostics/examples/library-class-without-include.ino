DallasTemperature sensors;  //! library_not_included name=DallasTemperature library=DallasTemperature.h
void setup() {
  sensors.begin();
}
void loop() {}
