import { type FileHandle, open } from "node:fs/promises";
import { isPlainText } from "./plain-text.ts";
import { namesInZip } from "./zip-names.ts";

export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The types there are, each with the extensions its files go by. */
const EXTENSIONS: Record<string, readonly string[]> = {
	"image/png": ["png"],
	"image/jpeg": ["jpg", "jpeg"],
	"image/gif": ["gif"],
	"image/webp": ["webp"],
	"application/pdf": ["pdf"],
	"application/msword": ["doc"],
	[DOCX]: ["docx"],
	"text/plain": ["txt", "ino", "cpp", "c", "h", "hpp", "md", "csv", "json"],
};

/** Extensions by which other programs, off the server, would take a file for a page or a program. */
const REFUSED = new Set([
	"svg",
	"svgz",
	"html",
	"htm",
	"xhtml",
	"xht",
	"shtml",
	"xml",
	"xsl",
	"mht",
	"mhtml",
	"js",
	"mjs",
	"swf",
]);

const SHOWN = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf", "text/plain"]);

/** True for types served inline; all others are downloads. */
export function isShown(type: string): boolean {
	return SHOWN.has(type);
}

/** False when extension and bytes are different types. An unknown extension fits all. */
export function extensionFits(extension: string, type: string): boolean {
	if (REFUSED.has(extension)) return false;
	const claimed = Object.keys(EXTENSIONS).find((known) => EXTENSIONS[known]?.includes(extension));
	return claimed === undefined || claimed === type;
}

/**
 * The type of the bytes themselves, never the declared one; null for all that is not on the list, such as SVG, HTML, programs
 * and archives. A signature counts at the very first byte only, so a page with a PDF inside is not a PDF.
 */
export async function sniffType(path: string): Promise<string | null> {
	const file = await open(path, "r");
	try {
		const { size } = await file.stat();
		const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
		const head = buffer.toString("latin1", 0, bytesRead);
		return typeOfHead(head) ?? (await typeOfWhole(file, head, size));
	} finally {
		await file.close();
	}
}

function typeOfHead(text: string): string | null {
	if (text.startsWith("\x89PNG\r\n\x1a\n\0\0\0\rIHDR")) return "image/png";
	if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
	if (/^GIF8[79]a/.test(text)) return "image/gif";
	if (/^RIFF.{4}WEBPVP8[ LX]/s.test(text)) return "image/webp";
	if (/^%PDF-\d/.test(text)) return "application/pdf";
	if (text.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return "application/msword";
	return null;
}

async function typeOfWhole(file: FileHandle, head: string, size: number): Promise<string | null> {
	if (head.startsWith("PK\x03\x04")) {
		const names = await namesInZip(file, size);
		return names?.has("[Content_Types].xml") && names.has("word/document.xml") ? DOCX : null;
	}
	return (await isPlainText(file, size)) ? "text/plain" : null;
}
