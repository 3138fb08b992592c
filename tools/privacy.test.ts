import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = ["privacy", "terms"] as const;

/** What no code can make true. */
const WORDS_OF_PEOPLE = ["A promise of the operator", "A rule for those who use it"];

const MESSAGES: Record<string, string> = JSON.parse(readFileSync("messages/en/legal.json", "utf8"));
const [, ...sections] = readFileSync("docs/privacy.md", "utf8").split(/^## .+$/m);
const rows = sections.map((section) =>
	[...section.matchAll(/^- (.+)\n((?: {2}- .+\n)+)/gm)].map(([, sentence = "", proofs = ""]) => ({
		sentence,
		proofs: [...proofs.matchAll(/^ {2}- (.+)$/gm)].map(([, proof = ""]) => proof),
	})),
);

test.each(PAGES)("each sentence of %s has its row, in the page's order", (page) => {
	const paragraphs = readFileSync(`web/catalogue/legal/${page}.ts`, "utf8").matchAll(/m\.(\w+_\d)/g);
	const shown = [...paragraphs].flatMap(([, key = ""]) => MESSAGES[key]?.split(/(?<=[.?!]) (?=[A-Z])/));
	expect(shown.length).toBeGreaterThan(30);
	expect(rows[PAGES.indexOf(page)]?.map(({ sentence }) => sentence)).toEqual(shown);
});

test("what a sentence names is there: its files, and the test whose name follows", () => {
	const missing = rows.flat().flatMap(({ sentence, proofs }) => {
		const wrong = proofs.filter((proof) => {
			const [, file = "", words = ""] = /^`([\w./-]+)`(?:: (.+))?$/.exec(proof) ?? [];
			if (!existsSync(file)) return !WORDS_OF_PEOPLE.includes(proof);
			return /\.(test|spec)\.ts$/.test(file) && (!words || !readFileSync(file, "utf8").includes(words));
		});
		return wrong.map((proof) => `${sentence} ${proof}`);
	});
	expect(missing).toEqual([]);
});

test("no other cookie is set than the two halves of the way to Google and back", () => {
	const sources = ["gateway", "server", "web"].flatMap((room) =>
		readdirSync(room, { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
	);
	const naming = sources.filter(
		(path) =>
			/(?<!\.test)\.tsx?$/.test(path) &&
			!path.includes("/tests/") &&
			/set-cookie|setCookie|document\.cookie/i.test(readFileSync(path, "utf8")),
	);
	expect(naming).toEqual(["authorize", "callback", "flow-cookies"].map((name) => `gateway/auth/provider/${name}.ts`));
});
