// Distance by ultrasound: HC-SR04 and the like (two pins), and sensors with one signal pin.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   Ultrasonic us(9, 10);       // trigger on pin 9, echo on pin 10
//   unsigned int cm = us.read();

#ifndef Ultrasonic_h
#define Ultrasonic_h

#include <Arduino.h>

// Units: what read() divides the half way of the sound by, in microseconds.
#define CM 29
#define INC 74

class Ultrasonic {
public:
	explicit Ultrasonic(uint8_t signalPin);
	// An echo that lasts longer than `timeOut` microseconds is cut: 25000 are 431 cm, just beyond what an HC-SR04 sees.
	Ultrasonic(uint8_t triggerPin, uint8_t echoPin, unsigned long timeOut = 25000UL);

	// The distance in whole centimetres (CM) or inches (INC). When nothing is in reach: the distance of the time-out.
	// 0 when the sensor does not answer at all.
	unsigned int read(uint8_t unit = CM);
	unsigned int distanceRead(uint8_t unit = CM) { return read(unit); }

	void setTimeout(unsigned long microseconds) { timeout = microseconds; }
	// In centimetres.
	void setMaxDistance(unsigned long distance) { timeout = distance * CM * 2; }

private:
	unsigned long echoMicroseconds();

	uint8_t trigger;
	uint8_t echo;
	unsigned long timeout;
};

#endif
