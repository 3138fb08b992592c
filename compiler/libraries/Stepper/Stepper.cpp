// Four full steps make one electric turn. With four wires two coils always have current; with two wires each stands for a
// pair of opposite ends.

#include <Stepper.h>

// The first wire is the lowest bit.
static const uint8_t FOUR_WIRES[] = {0b0101, 0b0110, 0b1010, 0b1001};
static const uint8_t TWO_WIRES[] = {0b10, 0b11, 0b01, 0b00};

Stepper::Stepper(int number_of_steps, int motor_pin_1, int motor_pin_2)
	: wires(2), stepsPerTurn(number_of_steps), position(0), pause(0), lastStep(0) {
	pins[0] = motor_pin_1;
	pins[1] = motor_pin_2;
	for (uint8_t i = 0; i < wires; i++) pinMode(pins[i], OUTPUT);
}

Stepper::Stepper(int number_of_steps, int motor_pin_1, int motor_pin_2, int motor_pin_3, int motor_pin_4)
	: wires(4), stepsPerTurn(number_of_steps), position(0), pause(0), lastStep(0) {
	pins[0] = motor_pin_1;
	pins[1] = motor_pin_2;
	pins[2] = motor_pin_3;
	pins[3] = motor_pin_4;
	for (uint8_t i = 0; i < wires; i++) pinMode(pins[i], OUTPUT);
}

void Stepper::setSpeed(long whatSpeed) {
	if (whatSpeed <= 0 || stepsPerTurn <= 0) return;
	pause = 60L * 1000L * 1000L / stepsPerTurn / whatSpeed;
}

void Stepper::step(int number_of_steps) {
	int way = number_of_steps < 0 ? 3 : 1;
	for (int left = abs(number_of_steps); left > 0; left--) {
		while (micros() - lastStep < pause) {
		}
		lastStep = micros();
		position = (position + way) & 3;
		put(wires == 2 ? TWO_WIRES[position] : FOUR_WIRES[position]);
	}
}

void Stepper::put(uint8_t pattern) {
	for (uint8_t i = 0; i < wires; i++) digitalWrite(pins[i], (pattern >> i) & 1);
}

int Stepper::version() {
	return 5;
}
