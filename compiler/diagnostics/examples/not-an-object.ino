int sensor = 2;
void setup() {
  sensor.begin();  //! not_an_object name=sensor
}
void loop() {}
