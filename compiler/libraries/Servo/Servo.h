// Up to twelve servo motors on any pins, by timer 1: pins 9 and 10 have no analogWrite() meanwhile.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   Servo servo;
//   servo.attach(9);
//   servo.write(90);            // degrees, 0 to 180

#ifndef Servo_h
#define Servo_h

#include <Arduino.h>

// Pulses in microseconds: at 0 degrees, at 180, and before the first write().
#define MIN_PULSE_WIDTH 544
#define MAX_PULSE_WIDTH 2400
#define DEFAULT_PULSE_WIDTH 1500
// How often each servo gets a pulse, in microseconds.
#define REFRESH_INTERVAL 20000

#define MAX_SERVOS 12
#define INVALID_SERVO 255

class Servo {
public:
	Servo();

	// The servo's number, or INVALID_SERVO when there are twelve already.
	uint8_t attach(int pin);
	// With the pulses of this servo at 0 and at 180 degrees, in microseconds.
	uint8_t attach(int pin, int shortest, int longest);
	void detach();
	bool attached();

	// Degrees; numbers from 544 on are microseconds.
	void write(int value);
	void writeMicroseconds(int value);
	// What was written last, in degrees or microseconds.
	int read();
	int readMicroseconds();

private:
	uint8_t number;
	int shortest;
	int longest;
};

#endif
