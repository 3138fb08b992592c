const int SENSOR_PIN = A0;
const int SOUTH_PIN = 9;   // red
const int NORTH_PIN = 10;  // blue

void setup() {
  Serial.begin(9600);
  // Make the pins of both lights outputs.
  // Keep the number without a magnet: it is your zero.
}

void loop() {
  // First measure: what is this number without a magnet?
  Serial.println(analogRead(SENSOR_PIN));
  // 1. Take your zero away, and make millitesla.
  // 2. Print the millitesla instead of the number.
  // 3. Light red at a south pole, blue at a north pole.
  delay(250);
}
