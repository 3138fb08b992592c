// It prints temperatures that look right and never asks the sensor.
// Fails at: shows_temperature, silent_when_cool, sounds_when_hot, silent_just_below, sounds_just_above
float celsius = 22.0;

void setup() {
  Serial.begin(9600);
  pinMode(8, OUTPUT);
}

void loop() {
  Serial.print("Water temperature: ");
  Serial.print(celsius);
  Serial.println(" °C");
  digitalWrite(8, celsius > 30.0);
  celsius = celsius < 40.0 ? celsius + 0.5 : 22.0;
  delay(1000);
}
