import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { toolchainProgram } from "../toolchain-program.mjs";

const run = promisify(execFile);
const PINS = { B: 6, C: 6, D: 8 };
/** Tags of the section with a program's commands for simavr (simavr, avr_mcu_section.h). */
const TAG = { name: 1, frequency: 2, vcdFile: 12, vcdPeriod: 13, vcdPortPin: 15 };

/**
 * Makes an ELF file of a program that our compiler made (Intel HEX), with a section that has simavr write down every pin.
 * @returns the path of the ELF file
 */
export async function traceElf({ root, folder, hex, vcd }) {
	const [loader, ...objcopy] = toolchainProgram(join(root, ".toolchain/current/root"), "usr/bin/avr-objcopy");
	const elf = join(folder, "program.elf");
	const section = join(folder, "mmcu.bin");
	writeFileSync(section, simavrSection(vcd));
	const asText = [".sec1=.text", "contents", "alloc", "load", "code"].join(",");
	await run(loader, [...objcopy, "-I", "ihex", "-O", "elf32-avr", "--rename-section", asText, hex, elf]);
	await run(loader, [...objcopy, "--add-section", `.mmcu=${section}`, elf]);
	return elf;
}

function simavrSection(vcd) {
	const pins = Object.entries(PINS).flatMap(([port, count]) =>
		Array.from({ length: count }, (_, bit) =>
			entry(TAG.vcdPortPin, Buffer.from([port.charCodeAt(0), bit, 0]), text(`${port}${bit}`)),
		),
	);
	return Buffer.concat([
		entry(TAG.name, text("atmega328p")),
		entry(TAG.frequency, number(16_000_000)),
		entry(TAG.vcdFile, text(vcd)),
		entry(TAG.vcdPeriod, number(0)),
		...pins,
	]);
}

function entry(tag, ...contents) {
	const content = Buffer.concat(contents);
	return Buffer.concat([Buffer.from([tag, content.length]), content]);
}

function text(words) {
	return Buffer.from(`${words}\0`);
}

function number(value) {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}
