/** Paths inside the toolchain's root, as every compiler sees them: in a sandbox, or in WebAssembly. */
export const GCC = "/usr/lib/gcc/avr/14.2.0";
export const AVR_LIB = "/usr/lib/avr/lib";
export const ARDUINO = "/usr/share/arduino/hardware/arduino/avr";

/** Where the core, our libraries and our runtime are, compiled once: see `prebuilt.ts`. */
export const PREBUILT = "/mnt/prebuilt";

/** The programs of GCC and binutils that a sketch goes through. */
export const PROGRAMS = {
	cc1plus: `${GCC}/cc1plus`,
	as: "/usr/lib/avr/bin/as",
	ld: "/usr/lib/avr/bin/ld",
} as const;

export type ProgramName = keyof typeof PROGRAMS;
