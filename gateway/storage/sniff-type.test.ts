import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAMPLES } from "../tests/school-files.ts";
import { DOCX, extensionFits, sniffType } from "./sniff-type.ts";

let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "types-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function typeOf(bytes: Buffer | string): Promise<string | null> {
	const path = join(folder, "file");
	await writeFile(path, bytes);
	return sniffType(path);
}

/** A zip's central directory with these names, and its end record; no contents. */
function zip(...names: string[]): Buffer {
	const entries = names.map((name) => {
		const entry = Buffer.alloc(46 + name.length);
		entry.write("PK\x01\x02", "latin1");
		entry.writeUInt16LE(name.length, 28);
		entry.write(name, 46);
		return entry;
	});
	const start = Buffer.from("PK\x03\x04", "latin1");
	const directory = Buffer.concat(entries);
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(start.length, 16);
	return Buffer.concat([start, directory, end]);
}

test("a type is known by the bytes", async () => {
	expect(await typeOf(SAMPLES.png)).toBe("image/png");
	expect(await typeOf(Buffer.from("ffd8ffe000104a464946", "hex"))).toBe("image/jpeg");
	expect(await typeOf("GIF89a....")).toBe("image/gif");
	expect(await typeOf("RIFF\n\0\0\0WEBPVP8 ....")).toBe("image/webp");
	expect(await typeOf(SAMPLES.pdf)).toBe("application/pdf");
	expect(await typeOf(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("application/msword");
	expect(await typeOf(zip("[Content_Types].xml", "word/document.xml"))).toBe(DOCX);
	expect(await typeOf(SAMPLES.sketch)).toBe("text/plain");
	expect(await typeOf("")).toBe("text/plain");
	expect(await typeOf("< 5 V\n")).toBe("text/plain");
});

test("what is not on the list has no type", async () => {
	for (const bytes of [SAMPLES.svg, SAMPLES.html, SAMPLES.htmlThenPdf, zip("evil.exe"), zip(), "a\0b", "MZ\x90\0"]) {
		expect(await typeOf(bytes)).toBeNull();
	}
	expect(await typeOf(Buffer.from("caf\xe9", "latin1"))).toBeNull();
});

test("markup behind much white space is markup, and a letter cut by a block is a letter", async () => {
	expect(await typeOf(`${" ".repeat(64 * 1024)}<svg/>`)).toBeNull();
	expect(await typeOf(`${" ".repeat(64 * 1024 - 1)}<svg/>`)).toBeNull();
	expect(await typeOf(`${"x".repeat(64 * 1024 - 1)}é`)).toBe("text/plain");
});

test("an extension must not say another type than the bytes", () => {
	expect(extensionFits("jpeg", "image/jpeg")).toBe(true);
	expect(extensionFits("", "image/jpeg")).toBe(true);
	expect(extensionFits("pdf", "image/jpeg")).toBe(false);
	expect(extensionFits("svg", "text/plain")).toBe(false);
	expect(extensionFits("html", "text/plain")).toBe(false);
});
