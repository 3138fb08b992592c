/** Registers by their addresses, and bits of them: Avago APDS-9960 data sheet AV02-4191EN, "Register Set". */
export const REGISTER = {
	enable: 0x80,
	waitTime: 0x83,
	lowThreshold: 0x89,
	highThreshold: 0x8b,
	proximityPulse: 0x8e,
	config1: 0x8d,
	config2: 0x90,
	id: 0x92,
	status: 0x93,
	proximity: 0x9c,
	gestureEntry: 0xa0,
	gestureExit: 0xa1,
	gestureConfig1: 0xa2,
	gestureConfig2: 0xa3,
	gesturePulse: 0xa6,
	gestureConfig4: 0xab,
	fifoLevel: 0xae,
	gestureStatus: 0xaf,
	clearProximity: 0xe5,
	clearAll: 0xe7,
	fifo: 0xfc,
} as const;

export const ENABLE = { power: 0x01, proximity: 0x04, wait: 0x08, proximityInterrupt: 0x20, gesture: 0x40 } as const;
export const CONFIG4 = { mode: 0x01, interrupt: 0x02, clearFifo: 0x04 } as const;
export const STATUS = { proximityValid: 0x02, gestureInterrupt: 0x04, proximityInterrupt: 0x20 } as const;
export const GESTURE_STATUS = { valid: 0x01, overflow: 0x02 } as const;

export const THE_CHIP = 0xab;

/** What is not 0 after power-on. */
export const RESET_VALUES: readonly (readonly [number, number])[] = [
	[REGISTER.waitTime, 0xff],
	[REGISTER.config1, 0x40],
	[REGISTER.proximityPulse, 0x40],
	[REGISTER.config2, 0x01],
	[REGISTER.gesturePulse, 0x40],
	[REGISTER.id, THE_CHIP],
];

/** GFIFOTH: the number of datasets that makes the FIFO valid. GEXPERS: the number in a row below GEXTH that ends a gesture. */
export const VALID_FROM = [1, 4, 8, 16] as const;
export const EXIT_AFTER = [1, 2, 4, 7] as const;
/** GWTIME, in milliseconds between two datasets. */
export const GESTURE_WAITS = [0, 2.8, 5.6, 8.4, 14, 22.4, 30.8, 39.2] as const;
