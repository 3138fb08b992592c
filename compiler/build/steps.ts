import { AVR_LIB, GCC, PREBUILT, type ProgramName } from "../toolchain/paths.ts";
import { debugFlags, LINK_FLAGS, sketchFlags } from "./flags.ts";

/** One call of a program, as the driver of avr-g++ 14.2 makes it (`avr-g++ -###`). */
export interface Step {
	program: ProgramName;
	args: readonly string[];
	/** The file that it makes. */
	output: string;
}

/** Where the steps work. Their input is `INPUT` there. */
export const WORK_FOLDER = "/work";
export const INPUT = "sketch.cpp";

/** What the driver knows of the ATmega328P (device-specs/specs-atmega328p). */
const CHIP = {
	defines: ["-D__AVR_ATmega328P__", "-D__AVR_RODATA_IN_RAM__=1", "-D__AVR_DEVICE_NAME__=atmega328p"],
	compiler: ["-mmcu=avr5", "-mn-flash=1", "-mno-skip-bug", "-mdouble=32", "-mlong-double=64"],
	assembler: ["-mmcu=avr5", "-mgcc-isr", "-mno-skip-bug"],
	startFile: `${AVR_LIB}/avr5/crtatmega328p.o`,
	/** The emulation's script, named, since the linker would look for it beside itself. */
	linker: ["-mavr5", "-T", `${AVR_LIB}/ldscripts/avr5.xn`, "-Tdata", "0x800100"],
	libraries: ["-lgcc", "-lm", "--start-group", "-lgcc", "-lm", "-lc", "-latmega328p", "--end-group"],
};

/** The steps from a sketch's C++ text to its ELF file; `libraries` are the names of our own libraries. */
export function sketchSteps(libraries: readonly string[], { debug }: { debug: boolean }): Step[] {
	const flags = debug ? debugFlags(libraries) : sketchFlags(libraries);
	return [
		{
			program: "cc1plus",
			args: [
				...["-quiet", "-imultilib", "avr5", ...CHIP.defines, INPUT, "-dumpbase", INPUT, "-dumpbase-ext", ".cpp"],
				...[...CHIP.compiler, ...flags.filter((flag) => !DRIVER_FLAGS.includes(flag))],
				...["-fno-rtti", "-fno-enforce-eh-specs", "-fno-exceptions", "-o", "sketch.s"],
			],
			output: "sketch.s",
		},
		{
			program: "as",
			args: [...(debug ? ["--gdwarf-4"] : []), ...CHIP.assembler, "-o", "sketch.o", "sketch.s"],
			output: "sketch.o",
		},
		{
			program: "ld",
			args: [
				...[...CHIP.linker, "-o", "sketch.elf", CHIP.startFile],
				...[`${GCC}/avr5`, `${AVR_LIB}/avr5`, GCC, AVR_LIB].map((folder) => `-L${folder}`),
				"sketch.o",
				...["runtime.o", "libs.a", "core.a"].map((file) => `${PREBUILT}/${file}`),
				...[...LINK_FLAGS, ...CHIP.libraries],
			],
			output: "sketch.elf",
		},
	];
}

/** Flags that the driver reads itself. */
const DRIVER_FLAGS = ["-mmcu=atmega328p", "-pipe"];
