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

/** A DHT11's five bytes: whole percents and degrees, 20 to 90 % and 0 to 50 °C (data sheet, "data format"). */
export function dht11Data({ celsius, humidity }: Climate): number[] {
	return withSum(Math.round(within(humidity, 20, 90)), 0, Math.round(within(celsius, 0, 50)), 0);
}

/** A DHT22's five bytes: tenths, 0 to 100 % and -40 to 80 °C, the highest bit of the temperature its sign. */
export function dht22Data({ celsius, humidity }: Climate): number[] {
	const moist = Math.round(within(humidity, 0, 100) * 10);
	const warm = Math.round(within(celsius, -40, 80) * 10);
	const size = Math.abs(warm) | (warm < 0 ? 0x8000 : 0);
	return withSum(moist >> 8, moist & 0xff, size >> 8, size & 0xff);
}
