/** A program that keeps the chip busy in one way, and the least multiple of a 16 MHz board it must run at. */
export interface BusySketch {
	readonly name: string;
	readonly least: number;
	readonly source: string;
	/** The pin it moves, where that is what it does. */
	readonly pin?: string;
}

/** What learners' programs do when they never sleep: one kind of work each. */
export const BUSY_SKETCHES: readonly BusySketch[] = [
	{
		name: "busy loop",
		least: 60,
		source: "volatile unsigned long count; void setup() {} void loop() { for (;;) count = count * 5 + 1; }",
	},
	{
		name: "float",
		least: 40,
		source: `volatile float f = 1.5; void setup() {}
void loop() { for (;;) { f = f * 1.0001f + 0.25f; if (f > 1000) f = f / 900.5f; } }`,
	},
	{
		name: "String and Serial",
		least: 40,
		source: `int n; void setup() { Serial.begin(115200); }
void loop() { String s = "t="; s += n++; s += " h="; s += n * 3; if (s.length() % 7 == 0) Serial.println(s); }`,
	},
	{
		name: "millis polling",
		least: 40,
		source: `unsigned long last; int on; void setup() { pinMode(13, OUTPUT); }
void loop() { if (millis() - last >= 200) { last = millis(); on = !on; digitalWrite(13, on); } }`,
	},
	{
		name: "sort",
		least: 60,
		source: `int values[100]; unsigned seed = 7; void setup() {}
void loop() {
	for (int i = 0; i < 100; i++) { seed = seed * 25173 + 13849; values[i] = seed; }
	for (int i = 0; i < 99; i++) for (int j = 0; j < 99 - i; j++)
		if (values[j] > values[j + 1]) { int t = values[j]; values[j] = values[j + 1]; values[j + 1] = t; }
}`,
	},
	{
		name: "pointers and recursion",
		least: 60,
		source: `struct Node { Node *next; int value; }; Node nodes[40]; volatile long sum; volatile int depth = 14;
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
void setup() { for (int i = 0; i < 39; i++) { nodes[i].next = &nodes[i + 1]; nodes[i].value = i; } }
void loop() { for (Node *n = nodes; n; n = n->next) sum += n->value; sum += fib(depth); }`,
	},
	{
		name: "40,000 interrupts a second",
		least: 15,
		source: `volatile unsigned long n; volatile unsigned long m;
ISR(TIMER1_COMPA_vect) { n++; }
void setup() { noInterrupts(); TCCR1A = 0; TCCR1B = _BV(WGM12) | _BV(CS10); OCR1A = 399; TIMSK1 = _BV(OCIE1A); interrupts(); }
void loop() { m = m * 3 + 1; }`,
	},
	{
		name: "micros() wait",
		least: 10,
		source: `volatile unsigned long laps; void setup() {}
void loop() { unsigned long from = micros(); while (micros() - from < 50) {} laps++; }`,
	},
	{
		name: "digitalWrite toggle",
		least: 15,
		pin: "4",
		source: "void setup() { pinMode(4, OUTPUT); } void loop() { digitalWrite(4, HIGH); digitalWrite(4, LOW); }",
	},
	{
		name: "SBI/CBI loop",
		least: 1.5,
		pin: "4",
		source: "void setup() { DDRD |= 16; } void loop() { for (;;) { PORTD |= 16; PORTD &= ~16; } }",
	},
];

/**
 * Makes a program end after this many simulated milliseconds, for a peer that runs until the chip sleeps for good: timer 0
 * passes its second compare value each 1.024 ms as the Arduino core sets it. (simavr 1.6 reports overflows of timer 2 far too often when
 * its interrupt is enabled before its clock.)
 */
export function ending(source: string, milliseconds: number): string {
	return `#include <avr/sleep.h>
static volatile unsigned bench_left = ${Math.round(milliseconds / 1.024)};
ISR(TIMER0_COMPB_vect) { if (--bench_left == 0) { cli(); sleep_enable(); sleep_cpu(); } }
static struct BenchEnd { BenchEnd() { TIMSK0 = 4; } } bench_end;
${source}`;
}
