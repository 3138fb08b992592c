// delay() for every sketch, put in place of the core's by the linker (-Wl,--wrap=delay).
//
// It lasts as long as the core's delay(), by the same clock (micros()), and calls yield() while it waits. While more
// than two milliseconds remain it sleeps in idle mode, in which all timers, the serial port and interrupts go on: the
// interrupt of timer 0, every 1.024 ms, wakes it in time. A board saves a little current; a simulator can jump to the
// next event.

#include <Arduino.h>
#include <avr/interrupt.h>
#include <avr/sleep.h>

// Sleeping needs someone to wake us: interrupts on, and the one of timer 0 among them.
static inline bool wakesBySelf() {
	return (SREG & _BV(SREG_I)) && (TIMSK0 & _BV(TOIE0));
}

static void sleepUntilInterrupt() {
	uint8_t before = SMCR;
	set_sleep_mode(SLEEP_MODE_IDLE);
	sleep_enable();
	sleep_cpu();
	SMCR = before;
}

extern "C" void __wrap_delay(unsigned long milliseconds) {
	uint32_t counted = micros();
	while (milliseconds > 0) {
		yield();
		while (milliseconds > 0 && micros() - counted >= 1000) {
			milliseconds--;
			counted += 1000;
		}
		if (milliseconds > 2 && wakesBySelf()) sleepUntilInterrupt();
	}
}
