#include <SoftwareSerial.h>
#include <Wire.h>

// Drives to the red flag: a receiver at pin 2, a compass at 0x0D, two motors at an L298N, a switch at pin 12.
SoftwareSerial gps(2, 3);
char line[90];
byte length = 0;
long north = 0, east = 0;
bool fix = false;

long stepsOf(const char *text) {
	long digits = 0;
	for (; *text != ','; text++) if (*text != '.') digits = digits * 10 + *text - '0';
	return digits / 10000000 * 10000000 + digits % 10000000 * 5 / 3;
}

const char *field(int count) {
	const char *at = line;
	while (count-- > 0) at = strchr(at, ',') + 1;
	return at;
}

void takeLine() {
	if (strncmp(line, "$GPRMC", 6) != 0) return;
	fix = *field(2) == 'A';
	if (!fix) return;
	north = stepsOf(field(3)) * (*field(4) == 'S' ? -1 : 1);
	east = stepsOf(field(5));
}

void side(int forwards, int back, int enable, int power) {
	digitalWrite(forwards, power > 0);
	digitalWrite(back, power < 0);
	analogWrite(enable, abs(power));
}

float heading() {
	Wire.beginTransmission(0x0D);
	Wire.write(0x00);
	Wire.endTransmission(false);
	Wire.requestFrom(0x0D, 6);
	int x = Wire.read();
	x |= Wire.read() << 8;
	int y = Wire.read();
	y |= Wire.read() << 8;
	return atan2(y + 180, x - 270) * 57.29578;
}

void setup() {
	Serial.begin(115200);
	gps.begin(9600);
	Wire.begin();
	Wire.beginTransmission(0x0D);
	Wire.write(0x09);
	Wire.write(0x1D);
	Wire.endTransmission();
	for (int pin = 4; pin <= 9; pin++) pinMode(pin, OUTPUT);
	pinMode(12, INPUT_PULLUP);
}

void loop() {
	while (gps.available()) {
		char c = gps.read();
		if (c == '$') length = 0;
		if (c == '\n') {
			line[length] = 0;
			takeLine();
		} else if (length < sizeof line - 1) line[length++] = c;
	}
	static unsigned long last = 0;
	if (millis() - last < 50) return;
	last = millis();
	float n = (-61720000 - north) * 0.01106;
	float e = (357400000 - east) * 0.01107;
	float metres = sqrt(n * n + e * e);
	float turn = atan2(e, n) * 57.29578 - heading();
	while (turn > 180) turn -= 360;
	while (turn < -180) turn += 360;
	bool go = fix && digitalRead(12) == LOW && metres > 3;
	side(4, 7, 5, go ? constrain(180 + 2 * turn, -255, 255) : 0);
	side(8, 9, 6, go ? constrain(180 - 2 * turn, -255, 255) : 0);
	Serial.print(metres);
	Serial.print(" ");
	Serial.println(heading());
}
