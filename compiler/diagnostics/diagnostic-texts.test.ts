import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIAGNOSTIC_CODES } from "#domain/bench/diagnostic.ts";

const messages: Record<string, string> = JSON.parse(
	readFileSync(new URL("../../messages/en/diagnostics.json", import.meta.url), "utf8"),
);
const ROOM = new URL("./", import.meta.url);
const sources = readdirSync(ROOM)
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
	.map((name) => readFileSync(new URL(name, ROOM), "utf8"))
	.join("\n");

const explained = DIAGNOSTIC_CODES.filter((code) => code !== "unknown");

test.each(explained)("%s has a title and a text in the catalogue", (code) => {
	expect(messages[`diagnostic_${code}_title`]).toMatch(/^[a-z#]/);
	expect(messages[`diagnostic_${code}_text`]).toMatch(/[.?]$/);
});

test.each(explained)("%s is given by a rule", (code) => {
	expect(sources).toContain(`"${code}"`);
});
