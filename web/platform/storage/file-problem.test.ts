import { expect, test } from "vitest";
import { bytesToRead, fileProblem, problemOf } from "./file-problem.ts";

const MB = 1024 * 1024;
const ascii = (text: string) => new TextEncoder().encode(text);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const DOC = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
const HEIC = ascii("\0\0\0\x18ftypheic");

test.each([
	["alarm.ino", ascii("void setup() {}"), 15, null],
	["ALARM.INO", ascii("// Halijoto ya maji °C"), 20, null],
	["report.pdf", ascii("%PDF-1.7"), MB, null],
	["report.doc", DOC, MB, null],
	["report.docx", ascii("PK\x03\x04"), MB, null],
	["photo.jpg", JPEG, 12 * MB, null],
	["photo.jpg", PNG, MB, null],
	["photo.jpeg", HEIC, MB, "heic"],
	["photo.HEIC", HEIC, MB, "heic"],
	["photo.gif", ascii("GIF89a"), MB, "type_not_taken"],
	["drawing.svg", ascii("<svg"), MB, "type_not_taken"],
	["noextension", ascii("text"), 4, "type_not_taken"],
	["alarm.ino", ascii(""), 0, "empty"],
	["report.pdf", ascii("%PDF-1.7"), 10 * MB + 1, "too_large"],
	["photo.png", PNG, 41 * MB, "too_large"],
	["report.pdf", ascii("<html>"), MB, "not_what_it_says"],
	["photo.png", ascii("MZ"), MB, "not_what_it_says"],
	["alarm.ino", new Uint8Array([...ascii("x".repeat(600)), 0x90, 0, 3]), 603, "not_what_it_says"],
	["alarm.ino", new Uint8Array([0x4d, 0x5a, 0x90]), 3, "not_what_it_says"],
	["program.txt", new Uint8Array([0x4d, 0x5a, 0, 0]), 4, "not_what_it_says"],
])("%s (%o, %i bytes): %s", (name, head, size, problem) => {
	expect(fileProblem({ name, size }, head)).toBe(problem);
});

test("a text is read to its end, of all else the beginning", () => {
	expect([
		bytesToRead({ name: "a.ino", size: MB }),
		bytesToRead({ name: "a.ino", size: 11 * MB }),
		bytesToRead({ name: "a.pdf", size: MB }),
	]).toEqual([MB, 512, 512]);
});

test("a file that this device cannot read is named, and those beside it are taken", async () => {
	const away = new File(["x"], "away.ino");
	away.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }) as Blob;
	const problems = await Promise.all([new File(["void setup() {}"], "alarm.ino"), away].map(problemOf));
	expect(problems).toEqual([null, "unreadable"]);
});
