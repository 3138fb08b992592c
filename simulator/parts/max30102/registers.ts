/** Register map of Maxim's MAX30102 data sheet 19-7740, "Register Maps and Descriptions". */
export const REGISTER = {
	status1: 0x00,
	status2: 0x01,
	enable1: 0x02,
	enable2: 0x03,
	writePointer: 0x04,
	overflow: 0x05,
	readPointer: 0x06,
	fifo: 0x07,
	fifoConfig: 0x08,
	mode: 0x09,
	spo2Config: 0x0a,
	/** LED1 is red, LED2 infrared. */
	redAmplitude: 0x0c,
	infraredAmplitude: 0x0d,
	slots12: 0x11,
	slots34: 0x12,
	temperature: 0x1f,
	temperatureFraction: 0x20,
	temperatureEnable: 0x21,
	revision: 0xfe,
	part: 0xff,
} as const;

export const THE_PART = 0x15;

/** Interrupt status 1 and enable 1: the FIFO is almost full, a sample is ready, power has come. */
export const ALMOST_FULL = 0x80;
export const SAMPLE_READY = 0x40;
export const POWER_READY = 0x01;
/** Interrupt status 2 and enable 2. */
export const TEMPERATURE_READY = 0x02;

export const SHUT_DOWN = 0x80;
export const RESET = 0x40;
export const ROLLS_OVER = 0x10;

/** Samples a second by bits 4 to 2 of `spo2Config`. */
export const RATES = [50, 100, 200, 400, 800, 1000, 1600, 3200];
