const int SENSOR_PIN = A0;
const int GREEN_PIN = 5;
const int YELLOW_PIN = 6;
const int RED_PIN = 7;

void setup() {
  Serial.begin(9600);
  // Make the three LED pins outputs.
}

void loop() {
  // First measure: what is this number at UV index 5, and at 10?
  Serial.println(analogRead(SENSOR_PIN));

  // 1. Take the mean of 16 readings.
  // 2. Turn it into volts, and then into the UV index.
  // 3. Print the UV index with one decimal.
  // 4. Light the LED that fits, and switch the others off.
  delay(500);
}
