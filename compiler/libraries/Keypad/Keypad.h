// A keypad with rows and columns of keys: which is pressed, held, or let go of.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   char keys[4][4] = {{'1','2','3','A'}, {'4','5','6','B'}, {'7','8','9','C'}, {'*','0','#','D'}};
//   byte rowPins[4] = {9, 8, 7, 6};
//   byte colPins[4] = {5, 4, 3, 2};
//   Keypad keypad = Keypad(makeKeymap(keys), rowPins, colPins, 4, 4);
//   char key = keypad.getKey();          // NO_KEY when none has just been pressed

#ifndef Keypad_h
#define Keypad_h

#include <Arduino.h>

#define makeKeymap(x) ((char *)x)

// Keys that are followed at a time.
#define LIST_MAX 10
#define MAPSIZE 10

typedef unsigned int uint;

typedef enum { IDLE, PRESSED, HOLD, RELEASED } KeyState;

const char NO_KEY = '\0';

class Key {
public:
	Key() : kchar(NO_KEY), kcode(-1), kstate(IDLE), stateChanged(false) {}

	// What the key map says.
	char kchar;
	// Its number: row after row, from 0.
	int kcode;
	KeyState kstate;
	// Since the last getKeys().
	boolean stateChanged;
};

typedef char KeypadEvent;

class Keypad {
public:
	Keypad(char *userKeymap, byte *row, byte *col, byte numRows, byte numCols);

	// The key that has just been pressed, if it is the first one down.
	char getKey();
	// Whether any key of the list `key` has changed.
	bool getKeys();
	// The state of the first key of the list.
	KeyState getState();
	// Waits for a key.
	char waitForKey();
	bool isPressed(char keyChar);
	bool keyStateChanged();
	byte numKeys();
	int findInList(char keyChar);
	int findInList(int keyCode);

	void begin(char *userKeymap);
	// Milliseconds between two looks at the keys, 10 unless told.
	void setDebounceTime(uint debounce);
	// Milliseconds until a pressed key is held, 500 unless told.
	void setHoldTime(uint hold);
	// Called with the key at each change of its state.
	void addEventListener(void (*listener)(char));

	Key key[LIST_MAX];

private:
	bool follow(Key &one, bool down);
	void change(Key &one, KeyState state);

	char *keymap;
	byte *rowPins;
	byte *columnPins;
	byte rows;
	byte columns;
	uint debounceTime;
	uint holdTime;
	unsigned long lastLook;
	unsigned long pressedAt[LIST_MAX];
	void (*listener)(char);
};

#endif
