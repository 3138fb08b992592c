#include <Wire.h>

// Two motors at an L298N; the sensor is the robot's own.
const unsigned long LOOP_MICROS = 10000;
float zero, tilt, sum, rolling;
unsigned long last;

int word16() {
	int high = Wire.read();
	return high << 8 | Wire.read();
}

void readSensor(float &leans, float &turns) {
	Wire.beginTransmission(0x68);
	Wire.write(0x3B);
	Wire.endTransmission(false);
	Wire.requestFrom(0x68, 14);
	int values[7];
	for (int i = 0; i < 7; i++) values[i] = word16();
	leans = atan2(values[1], values[2]) * 57.29578;
	turns = values[4] / 131.0 - zero;
}

void drive(int power) {
	digitalWrite(4, power > 0);
	digitalWrite(7, power < 0);
	digitalWrite(8, power > 0);
	digitalWrite(9, power < 0);
	analogWrite(5, abs(power));
	analogWrite(6, abs(power));
}

void setup() {
	Serial.begin(115200);
	Wire.begin();
	Wire.beginTransmission(0x68);
	Wire.write(0x6B);
	Wire.write(0);
	Wire.endTransmission();
	for (int pin = 4; pin < 10; pin++) pinMode(pin, OUTPUT);
	float turns, total = 0;
	for (int i = 0; i < 100; i++) {
		readSensor(tilt, turns);
		total += turns;
		delay(2);
	}
	zero = total / 100;
	last = micros();
}

void loop() {
	if (micros() - last < LOOP_MICROS) return;
	last += LOOP_MICROS;
	float leans, turns;
	readSensor(leans, turns);
	tilt = 0.998 * (tilt + turns * 0.01) + 0.002 * leans;
	if (abs(tilt) > 45) {
		sum = rolling = 0;
		drive(0);
	} else {
		float error = tilt + 0.02 * rolling;
		sum = constrain(sum + error * 0.01, -0.5, 0.5);
		int power = constrain(30 * error + 300 * sum + 1 * turns, -255, 255);
		rolling += (power - rolling) * 0.02;
		drive(power);
	}
	static int round = 0;
	if (++round % 10 == 0) Serial.println(tilt);
}
