/**
 * How a timer counts, by its waveform generation bits (data sheet DS40002061A, table 15-8, p. 115, for 8 bits, table 16-4
 * for 16 bits).
 */
export interface TimerMode {
	readonly counts: "normal" | "ctc" | "fast" | "phase";
	/** Where the counter turns or wraps: a number, or the register that holds it. */
	readonly top: number | "OCRA" | "ICR";
	/** When a written compare value takes effect: at once, at the top or at the bottom. */
	readonly takesOcr: "now" | "top" | "bottom";
	/** Whether pin A can toggle in this PWM mode. */
	readonly togglesA: boolean;
}

const mode = (
	counts: TimerMode["counts"],
	top: TimerMode["top"],
	takesOcr: TimerMode["takesOcr"],
	togglesA = false,
): TimerMode => ({ counts, top, takesOcr, togglesA });

const RESERVED_8 = mode("normal", 0xff, "now");

export const MODES_8_BIT: readonly TimerMode[] = [
	mode("normal", 0xff, "now"),
	mode("phase", 0xff, "top"),
	mode("ctc", "OCRA", "now"),
	mode("fast", 0xff, "bottom"),
	RESERVED_8,
	mode("phase", "OCRA", "top", true),
	RESERVED_8,
	mode("fast", "OCRA", "bottom", true),
];

export const MODES_16_BIT: readonly TimerMode[] = [
	mode("normal", 0xffff, "now"),
	mode("phase", 0xff, "top"),
	mode("phase", 0x1ff, "top"),
	mode("phase", 0x3ff, "top"),
	mode("ctc", "OCRA", "now"),
	mode("fast", 0xff, "bottom"),
	mode("fast", 0x1ff, "bottom"),
	mode("fast", 0x3ff, "bottom"),
	mode("phase", "ICR", "bottom"),
	mode("phase", "OCRA", "bottom", true),
	mode("phase", "ICR", "top"),
	mode("phase", "OCRA", "top", true),
	mode("ctc", "ICR", "now"),
	mode("normal", 0xffff, "now"),
	mode("fast", "ICR", "bottom", true),
	mode("fast", "OCRA", "bottom", true),
];
