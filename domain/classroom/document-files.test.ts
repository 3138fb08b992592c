import { expect, test } from "vitest";
import { DOCUMENT_FILE_ACCEPT, documentFileType, titleOfFile } from "./document-files.ts";

test("seven kinds of files are documents, and no program is", () => {
	expect(DOCUMENT_FILE_ACCEPT).toBe(".pdf,.doc,.docx,.txt,.jpg,.jpeg,.png");
	expect(["plan.PDF", "plan.txt", "photo.jpeg"].map(documentFileType)).toEqual([
		...["application/pdf", "text/plain", "image/jpeg"],
	]);
	expect(["fan.ino", "fan.cpp", "fan.c", "fan.svg", "fan"].map(documentFileType)).toEqual([
		null,
		null,
		null,
		null,
		null,
	]);
});

test.each([
	["Wiring plan.pdf", "Wiring plan"],
	["a.b.docx", "a.b"],
	[".pdf", ".pdf"],
	[`${"x".repeat(300)}.txt`, "x".repeat(200)],
])("without a title a document is called by its file: %s", (name, title) => {
	expect(titleOfFile(name)).toBe(title);
});
