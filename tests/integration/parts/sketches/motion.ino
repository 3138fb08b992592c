#include <Wire.h>

const int MPU_ADDR = 0x68;
int16_t AcX, AcY, AcZ, Tmp, GyX, GyY, GyZ;

void setup() {
	Wire.begin();
	Wire.beginTransmission(MPU_ADDR);
	Wire.write(0x6B);  // PWR_MGMT_1
	Wire.write(0);     // wakes it
	Wire.endTransmission(true);
	Serial.begin(115200);
}

void loop() {
	Wire.beginTransmission(MPU_ADDR);
	Wire.write(0x3B);  // ACCEL_XOUT_H
	Wire.endTransmission(false);
	Wire.requestFrom(MPU_ADDR, 14, true);
	AcX = Wire.read() << 8 | Wire.read();
	AcY = Wire.read() << 8 | Wire.read();
	AcZ = Wire.read() << 8 | Wire.read();
	Tmp = Wire.read() << 8 | Wire.read();
	GyX = Wire.read() << 8 | Wire.read();
	GyY = Wire.read() << 8 | Wire.read();
	GyZ = Wire.read() << 8 | Wire.read();
	Serial.print(AcX);
	Serial.print(' ');
	Serial.print(AcY);
	Serial.print(' ');
	Serial.print(AcZ);
	Serial.print(' ');
	Serial.print(Tmp / 340.00 + 36.53);
	Serial.print(' ');
	Serial.print(GyX);
	Serial.print(' ');
	Serial.print(GyY);
	Serial.print(' ');
	Serial.println(GyZ);
	delay(100);
}
