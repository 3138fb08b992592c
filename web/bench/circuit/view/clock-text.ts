/** Simulated time as minutes, seconds and tenths: 12.43 s is "00:12.4". */
export function clockText(seconds: number): string {
	const tenths = Math.floor(seconds * 10 + 1e-6);
	const minutes = Math.floor(tenths / 600);
	const rest = (tenths % 600) / 10;
	return `${String(minutes).padStart(2, "0")}:${rest.toFixed(1).padStart(4, "0")}`;
}
