// The rows have pull-ups; one column after the other is pulled low, all others are let go of, so that two keys down never
// join two outputs.

#include <Keypad.h>

Keypad::Keypad(char *userKeymap, byte *row, byte *col, byte numRows, byte numCols)
	: keymap(userKeymap), rowPins(row), columnPins(col), rows(numRows), columns(numCols), debounceTime(10), holdTime(500),
	  lastLook(0), listener(NULL) {}

void Keypad::begin(char *userKeymap) {
	keymap = userKeymap;
}

void Keypad::setDebounceTime(uint debounce) {
	debounceTime = debounce < 1 ? 1 : debounce;
}

void Keypad::setHoldTime(uint hold) {
	holdTime = hold;
}

void Keypad::addEventListener(void (*listener)(char)) {
	this->listener = listener;
}

bool Keypad::getKeys() {
	if (millis() - lastLook <= debounceTime) return false;
	lastLook = millis();
	bool changed = false;
	for (byte i = 0; i < LIST_MAX; i++) {
		Key &one = key[i];
		one.stateChanged = false;
		// What was released has been told of: its place is free.
		if (one.kstate == RELEASED) change(one, IDLE);
		if (one.kstate == IDLE) one.kcode = -1;
	}
	for (byte row = 0; row < rows; row++) pinMode(rowPins[row], INPUT_PULLUP);
	for (byte column = 0; column < columns; column++) {
		pinMode(columnPins[column], OUTPUT);
		digitalWrite(columnPins[column], LOW);
		for (byte row = 0; row < rows; row++) {
			bool down = digitalRead(rowPins[row]) == LOW;
			int code = row * columns + column;
			int index = findInList(code);
			if (index < 0 && down) {
				index = findInList(-1);
				if (index >= 0) {
					key[index].kcode = code;
					key[index].kchar = keymap[code];
				}
			}
			if (index >= 0 && follow(key[index], down)) changed = true;
		}
		pinMode(columnPins[column], INPUT);
	}
	for (byte i = 0; i < LIST_MAX; i++) changed |= key[i].stateChanged;
	return changed;
}

bool Keypad::follow(Key &one, bool down) {
	unsigned long &since = pressedAt[&one - key];
	if (down && one.kstate == IDLE) {
		since = millis();
		change(one, PRESSED);
	} else if (!down && (one.kstate == PRESSED || one.kstate == HOLD)) {
		change(one, RELEASED);
	} else if (down && one.kstate == PRESSED && millis() - since > holdTime) {
		change(one, HOLD);
	} else {
		return false;
	}
	return true;
}

void Keypad::change(Key &one, KeyState state) {
	one.kstate = state;
	one.stateChanged = true;
	if (listener != NULL && one.kchar != NO_KEY) listener(one.kchar);
}

char Keypad::getKey() {
	if (getKeys() && key[0].stateChanged && key[0].kstate == PRESSED) return key[0].kchar;
	return NO_KEY;
}

KeyState Keypad::getState() {
	return key[0].kstate;
}

char Keypad::waitForKey() {
	char pressed = NO_KEY;
	while (pressed == NO_KEY) pressed = getKey();
	return pressed;
}

bool Keypad::isPressed(char keyChar) {
	int index = findInList(keyChar);
	return index >= 0 && key[index].kstate == PRESSED && key[index].stateChanged;
}

bool Keypad::keyStateChanged() {
	return key[0].stateChanged;
}

byte Keypad::numKeys() {
	byte count = 0;
	for (byte i = 0; i < LIST_MAX; i++) count += key[i].kstate != IDLE;
	return count;
}

int Keypad::findInList(char keyChar) {
	for (byte i = 0; i < LIST_MAX; i++)
		if (key[i].kchar == keyChar && key[i].kcode >= 0) return i;
	return -1;
}

int Keypad::findInList(int keyCode) {
	for (byte i = 0; i < LIST_MAX; i++)
		if (key[i].kcode == keyCode) return i;
	return -1;
}
