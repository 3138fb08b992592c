#include <EEPROM.h>
#include <SPI.h>

volatile unsigned int rises = 0;
volatile unsigned int changes = 0;
volatile unsigned int captured = 0;
volatile unsigned int between = 0;

ISR(PCINT2_vect) { changes++; }

ISR(TIMER1_CAPT_vect) {
	between = ICR1 - captured;
	captured = ICR1;
}

// A tone of 1000 Hz on pin 7 reaches pins 2, 4 and 8.
void setup() {
	Serial.begin(115200);
	byte starts = EEPROM.read(7) + 1;
	EEPROM.write(7, starts);
	attachInterrupt(digitalPinToInterrupt(2), [] { rises++; }, RISING);
	PCMSK2 |= _BV(PCINT20);
	PCICR |= _BV(PCIE2);
	TCCR1A = 0;
	TCCR1B = _BV(ICES1) | _BV(CS11);
	TIMSK1 = _BV(ICIE1);
	tone(7, 1000);
	delay(100);
	noTone(7);
	noInterrupts();
	PCICR = 0;
	interrupts();

	SPI.begin();
	byte echoed = SPI.transfer(0xA5);
	analogReference(INTERNAL);
	analogRead(A0);
	int small = analogRead(A0);

	Serial.print(starts);
	Serial.print(' ');
	Serial.print(rises);
	Serial.print(' ');
	Serial.print(changes);
	Serial.print(' ');
	Serial.print(between);
	Serial.print(' ');
	Serial.print(echoed);
	Serial.print(' ');
	Serial.println(small);
}

void loop() {}
