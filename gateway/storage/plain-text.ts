import type { FileHandle } from "node:fs/promises";

const CHUNK = 64 * 1024;

/** Control signs no text has: all but tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose.
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;

/** How a page, a drawing or other markup begins, comments and declarations included. */
const MARKUP = /^<[a-z!?/%]/i;

/** True when the whole file is UTF-8 text that is not markup. An empty file is text. */
export async function isPlainText(file: FileHandle, size: number): Promise<boolean> {
	const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	const buffer = Buffer.alloc(Math.min(CHUNK, Math.max(size, 1)));
	let start = "";
	for (let position = 0; position < size; ) {
		const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
		if (bytesRead === 0) return false;
		position += bytesRead;
		const text = decoded(decoder, buffer.subarray(0, bytesRead), position < size);
		if (text === null || CONTROL.test(text)) return false;
		if (start.length < 2) {
			start = (start + text).trimStart();
			if (MARKUP.test(start)) return false;
		}
	}
	return true;
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer, more: boolean): string | null {
	try {
		return decoder.decode(bytes, { stream: more });
	} catch {
		return null;
	}
}
