// A thermometer
int sensor = A0;
int reading;

void setup() {
  Serial.begin(9600);
}

void loop() {
  reading = analogRead(sensor);
  Serial.print("Reading: ");
  Serial.printIn(reading);  //! member_misspelled name=printIn suggestion=println
  delay(500);
}
