import { expect, test } from "vitest";
import type { TeacherDocument } from "#web/classroom/teaching/documents.data.ts";
import { findDocuments } from "./find-documents.ts";

const document = (title: string, rest: Partial<TeacherDocument> = {}): TeacherDocument => ({
	...{ id: title, title, description: "", path: "a/1.pdf", fileName: "1.pdf", fileSize: 9, challengeId: null },
	...{ updatedAt: "2026-11-22T10:00:00Z", ...rest },
});
const ALL = [
	document("Wiring plan", { fileName: "fan.pdf", challengeId: "fan" }),
	document("Safety", { description: "Read it before the first build." }),
];
const found = (text: string) =>
	findDocuments(ALL, text, ({ challengeId }) => (challengeId === "fan" ? "Build a fan" : undefined)).map(
		({ title }) => title,
	);

test.each([
	["", ["Wiring plan", "Safety"]],
	["  PLAN ", ["Wiring plan"]],
	["first BUILD", ["Safety"]],
	["fan.pdf", ["Wiring plan"]],
	["build", ["Wiring plan", "Safety"]],
	["%", []],
])("a document is found by its words, literally: '%s'", (text, titles) => {
	expect(found(text)).toEqual(titles);
});
