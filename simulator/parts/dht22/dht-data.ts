/** What a sensor measures. */
export interface Climate {
	celsius: number;
	/** Relative, in percent. */
	humidity: number;
}

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
const withSum = (...bytes: [number, number, number, number]) => [
	...bytes,
	bytes.reduce((sum, byte) => sum + byte, 0) & 0xff,
];

/** What a DHT11 makes of it: whole percents and degrees, 20 to 90 % and 0 to 50 °C (Aosong's manual, "Data format", p. 4). */
export function dht11Reading({ celsius, humidity }: Climate): Climate {
	return { celsius: Math.round(within(celsius, 0, 50)), humidity: Math.round(within(humidity, 20, 90)) };
}

/** What a DHT22 makes of it: tenths, 0 to 100 % and -40 to 80 °C. */
export function dht22Reading({ celsius, humidity }: Climate): Climate {
	return { celsius: tenths(within(celsius, -40, 80)), humidity: tenths(within(humidity, 0, 100)) };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A DHT11's five bytes. */
export function dht11Data(climate: Climate): number[] {
	const { celsius, humidity } = dht11Reading(climate);
	return withSum(humidity, 0, celsius, 0);
}

/** A DHT22's five bytes: the highest bit of the temperature is its sign. */
export function dht22Data(climate: Climate): number[] {
	const { celsius, humidity } = dht22Reading(climate);
	const [moist, warm] = [Math.round(humidity * 10), Math.round(celsius * 10)];
	const size = Math.abs(warm) | (warm < 0 ? 0x8000 : 0);
	return withSum(moist >> 8, moist & 0xff, size >> 8, size & 0xff);
}
