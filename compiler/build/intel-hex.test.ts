import { describe, expect, test } from "vitest";
import { readProgram } from "./elf.ts";
import { writeIntelHex } from "./intel-hex.ts";

describe("Intel HEX", () => {
	test("has records of 16 bytes with address and check sum, and an end", () => {
		const bytes = Buffer.from("214601360121470136007EFE09D2190140", "hex");
		const lines = [":10010000214601360121470136007EFE09D2190140", ":0101100040AE", ":00000001FF"];
		expect(writeIntelHex([{ address: 0x100, bytes }])).toBe(`${lines.join("\r\n")}\r\n`);
	});

	test("says the upper half of an address beyond 64 KB, and splits a record there", () => {
		const lines = writeIntelHex([{ address: 0xfffe, bytes: Buffer.from([1, 2, 3, 4]) }]).split("\r\n");
		expect(lines).toEqual([":02FFFE000102FE", ":020000040001F9", ":020000000304F7", ":00000001FF", ""]);
	});
});

describe("an ELF file", () => {
	test("that is cut or no ELF file is refused", () => {
		expect(() => readProgram(Buffer.from("hello, this is no program at all"))).toThrow(RangeError);
		const cut = Buffer.alloc(84);
		cut.writeUInt32BE(0x7f454c46, 0);
		cut.writeUInt32LE(52, 28);
		cut.writeUInt16LE(32, 42);
		cut.writeUInt16LE(1, 44);
		cut.writeUInt32LE(1, 52);
		cut.writeUInt32LE(1000, 52 + 16);
		expect(() => readProgram(cut)).toThrow("cut");
		expect(() => readProgram(cut.subarray(0, 40))).toThrow(RangeError);
	});
});
