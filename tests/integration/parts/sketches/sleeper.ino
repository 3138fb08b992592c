#include <avr/sleep.h>
#include <avr/wdt.h>

void wake() { detachInterrupt(digitalPinToInterrupt(2)); }

// Sleeps deeply until the button is pressed, says how long it was awake, then forgets the watchdog.
void setup() {
	wdt_disable();
	Serial.begin(115200);
	pinMode(2, INPUT_PULLUP);
	Serial.println(millis());
	Serial.flush();
	set_sleep_mode(SLEEP_MODE_PWR_DOWN);
	attachInterrupt(digitalPinToInterrupt(2), wake, LOW);
	sleep_mode();
	Serial.println(millis());
	wdt_enable(WDTO_500MS);
	for (;;) {}
}

void loop() {}
