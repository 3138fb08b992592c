import { ARDUINO, PREBUILT } from "../toolchain/paths.ts";

/** Where the sandbox shows the sources of our own libraries and runtime. */
export const LIBRARIES = `${PREBUILT}/libraries`;
export const RUNTIME = `${PREBUILT}/runtime`;

/** The folder of `Arduino.h` with all that it includes in one file. */
export const SINGLE_HEADER = `${PREBUILT}/single-header`;

const CORE = `${ARDUINO}/cores/arduino`;
const VARIANT = `${ARDUINO}/variants/standard`;

/** The libraries of the Arduino core that an Uno can use; each has its sources in `src`. */
export const CORE_LIBRARIES = ["EEPROM", "SPI", "SoftwareSerial", "Wire"];

/** Flags of every translation unit for an Arduino Uno. */
const BOARD_FLAGS = [
	...["-Os", "-ffunction-sections", "-fdata-sections", "-mmcu=atmega328p", "-pipe"],
	...["-DF_CPU=16000000L", "-DARDUINO=10819", "-DARDUINO_AVR_UNO", "-DARDUINO_ARCH_AVR"],
];

/** Narrowing in lists (`byte pins[] = {pin}`) is an error of C++11 that the Arduino IDE allows. */
const CXX_FLAGS = ["-std=gnu++11", "-fpermissive", "-fno-exceptions", "-fno-threadsafe-statics", "-Wno-narrowing"];

/** The search path of `#include <…>`; `libraries` are the names of our own libraries. */
function includeFlags(libraries: readonly string[]): string[] {
	return [
		...[CORE, VARIANT],
		...libraries.map((name) => `${LIBRARIES}/${name}`),
		...CORE_LIBRARIES.map((name) => `${ARDUINO}/libraries/${name}/src`),
	].map((folder) => `-I${folder}`);
}

/** Trusted sources (core, libraries, runtime): their warnings are not the learner's. */
export function libraryFlags(language: "c" | "c++", libraries: readonly string[]): string[] {
	const standard = language === "c++" ? CXX_FLAGS : ["-std=gnu11"];
	return [...BOARD_FLAGS, ...standard, "-w", ...includeFlags(libraries)];
}

/** Right by the book, but nothing that a learner would mend. */
const UNHELPFUL_WARNINGS = [
	...["-Wno-sign-compare", "-Wno-unused-parameter", "-Wno-write-strings", "-Wno-switch", "-Wno-int-in-bool-context"],
	// `flag++` of a bool; how a class of one's own is copied; a loop() that calls itself.
	...["-Wno-deprecated", "-Wno-deprecated-copy", "-Wno-class-memaccess", "-Wno-infinite-recursion"],
	// An else belongs to the nearest if; `a == a`, of which there is nothing to be said but that it is so.
	...["-Wno-dangling-else", "-Wno-tautological-compare"],
];

/**
 * All warnings of the learner's sketch, as few words as possible, and limits for what never ends. A function that forgets its
 * `return` stops the program, as its warning says: gcc 14 would run on into whatever code comes behind it.
 */
export const SKETCH_ONLY_FLAGS = [
	"-Wall",
	"-Wextra",
	...UNHELPFUL_WARNINGS,
	"-funreachable-traps",
	...["-fmax-errors=40", "-ftemplate-depth=128", "-fconstexpr-depth=128"],
	...[
		"-fdiagnostics-column-unit=byte",
		"-fno-diagnostics-show-caret",
		"-fmessage-length=0",
		"-fdiagnostics-color=never",
	],
];

/** The learner's sketch. `Arduino.h` is the one of a single file. */
export function sketchFlags(libraries: readonly string[]): string[] {
	return [...BOARD_FLAGS, ...CXX_FLAGS, ...SKETCH_ONLY_FLAGS, `-I${SINGLE_HEADER}`, ...includeFlags(libraries)];
}

/**
 * Overrides "-Os": a build whose lines and values a debugger can follow. DWARF 4 is what compiler/debug-info reads.
 * Columns differ with the single `Arduino.h`; statement frontiers would take the stop from a line whose code was moved;
 * and where an `int` is copied in two halves, the compiler loses sight of it.
 */
export const DEBUG_FLAGS = [
	...["-Og", "-gdwarf-4", "-gno-column-info", "-gno-statement-frontiers"],
	"-fno-split-wide-types",
];

/** The learner's sketch, to be stepped through. */
export function debugFlags(libraries: readonly string[]): string[] {
	return [...sketchFlags(libraries), ...DEBUG_FLAGS];
}

/** Unused code is left out, `delay` is ours: it sleeps (see runtime/delay.cpp), and functions are named as they are written. */
export const LINK_FLAGS = ["--gc-sections", "--wrap=delay", "--demangle"];

/** Sources that are compiled once: their paths in the sandbox. */
export const CORE_SOURCES = CORE;
export const ARDUINO_HEADER = `${CORE}/Arduino.h`;
export const CORE_LIBRARY_SOURCES = CORE_LIBRARIES.map((name) => `${ARDUINO}/libraries/${name}/src`);
