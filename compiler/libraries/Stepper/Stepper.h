// Stepper motors with two or four wires, one step after another.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   Stepper motor(2048, 8, 10, 9, 11);   // a 28BYJ-48 with its driver: IN1, IN3, IN2, IN4
//   motor.setSpeed(10);                  // turns a minute
//   motor.step(2048);                    // waits until the motor has turned; -2048: back

#ifndef Stepper_h
#define Stepper_h

#include <Arduino.h>

class Stepper {
public:
	// Steps for one turn, then the motor's wires.
	Stepper(int number_of_steps, int motor_pin_1, int motor_pin_2);
	Stepper(int number_of_steps, int motor_pin_1, int motor_pin_2, int motor_pin_3, int motor_pin_4);

	// Turns a minute.
	void setSpeed(long whatSpeed);
	// Turns by so many steps, backwards if negative, and returns afterwards.
	void step(int number_of_steps);
	int version();

private:
	void put(uint8_t pattern);

	uint8_t pins[4];
	uint8_t wires;
	int stepsPerTurn;
	int position;
	unsigned long pause;
	unsigned long lastStep;
};

#endif
