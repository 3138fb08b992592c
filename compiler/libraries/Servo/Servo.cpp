// One servo after the other gets its pulse, by the compare match A of timer 1, which counts half microseconds
// (ATmega328P data sheet, section 15). After the last one the timer waits for the rest of the 20 ms.

#include <Servo.h>
#include <avr/interrupt.h>
#include <util/atomic.h>

static const uint8_t TICKS_PER_MICROSECOND = 2;
// The least time ahead for which a match can be set without being missed.
static const uint16_t AHEAD = 16;

struct Channel {
	volatile uint8_t *port;
	uint8_t mask;
	bool active;
	uint16_t ticks;
};

static Channel channels[MAX_SERVOS];
static uint8_t count = 0;
// The one whose pulse goes on; `count` and above: the pause.
static volatile uint8_t turn = MAX_SERVOS;
static uint16_t frameBegan;

ISR(TIMER1_COMPA_vect) {
	uint8_t now = turn;
	if (now < count) *channels[now].port &= ~channels[now].mask;
	if (now >= count) {
		now = 0;
		frameBegan = OCR1A;
	} else {
		now++;
	}
	while (now < count && !channels[now].active) now++;
	turn = now;
	if (now < count) {
		*channels[now].port |= channels[now].mask;
		OCR1A += channels[now].ticks;
		return;
	}
	turn = MAX_SERVOS;
	uint16_t frame = uint16_t(REFRESH_INTERVAL) * TICKS_PER_MICROSECOND;
	uint16_t passed = TCNT1 - frameBegan;
	OCR1A = passed + AHEAD < frame ? frameBegan + frame : TCNT1 + AHEAD;
}

static void startTimer() {
	ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
		TCCR1A = 0;
		TCCR1B = _BV(CS11);
		TCNT1 = 0;
		turn = MAX_SERVOS;
		OCR1A = AHEAD;
		TIFR1 = _BV(OCF1A);
		TIMSK1 |= _BV(OCIE1A);
	}
}

static bool anyActive() {
	for (uint8_t i = 0; i < count; i++)
		if (channels[i].active) return true;
	return false;
}

Servo::Servo() : number(INVALID_SERVO), shortest(MIN_PULSE_WIDTH), longest(MAX_PULSE_WIDTH) {
	if (count >= MAX_SERVOS) return;
	number = count++;
	channels[number].ticks = DEFAULT_PULSE_WIDTH * TICKS_PER_MICROSECOND;
}

uint8_t Servo::attach(int pin) {
	return attach(pin, MIN_PULSE_WIDTH, MAX_PULSE_WIDTH);
}

uint8_t Servo::attach(int pin, int shortest, int longest) {
	if (number == INVALID_SERVO) return INVALID_SERVO;
	this->shortest = shortest;
	this->longest = longest;
	if (attached()) detach();
	digitalWrite(pin, LOW);
	pinMode(pin, OUTPUT);
	bool first = !anyActive();
	Channel &channel = channels[number];
	ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
		channel.port = portOutputRegister(digitalPinToPort(pin));
		channel.mask = digitalPinToBitMask(pin);
		channel.active = true;
	}
	if (first) startTimer();
	return number;
}

void Servo::detach() {
	if (!attached()) return;
	Channel &channel = channels[number];
	ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
		channel.active = false;
		*channel.port &= ~channel.mask;
		if (!anyActive()) TIMSK1 &= ~_BV(OCIE1A);
	}
}

bool Servo::attached() {
	return number != INVALID_SERVO && channels[number].active;
}

void Servo::write(int value) {
	if (value < MIN_PULSE_WIDTH) value = map(constrain(value, 0, 180), 0, 180, shortest, longest);
	writeMicroseconds(value);
}

void Servo::writeMicroseconds(int value) {
	if (number == INVALID_SERVO) return;
	uint16_t ticks = constrain(value, shortest, longest) * TICKS_PER_MICROSECOND;
	ATOMIC_BLOCK(ATOMIC_RESTORESTATE) channels[number].ticks = ticks;
}

// One more: map() cuts what is behind the point, and the angle that was written is to come out again.
int Servo::read() {
	return map(readMicroseconds() + 1, shortest, longest, 0, 180);
}

int Servo::readMicroseconds() {
	return number == INVALID_SERVO ? 0 : channels[number].ticks / TICKS_PER_MICROSECOND;
}
