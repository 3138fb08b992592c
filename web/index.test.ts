import { expect, test } from "vitest";
import words from "../messages/en.json?raw";
import page from "./index.html?raw";

/** What a reader sees or hears of the page's own markup: the texts between tags and the labels, blanks joined. */
function textsOf(html: string): string[] {
	const shown = html.slice(html.indexOf("<body>")).replace(/<!--.*?-->|<script>.*?<\/script>/gs, "");
	const found = [...shown.matchAll(/>([^<]+)</g), ...shown.matchAll(/aria-label="([^"]+)"/g)];
	return found.map(([, text]) => text?.replace(/\s+/g, " ").trim() ?? "").filter(Boolean);
}

test("the first paint uses the words of the catalogue, so that nothing changes when the page takes over", () => {
	const catalogue = new Set<string>(Object.values(JSON.parse(words) as Record<string, string>));
	const texts = textsOf(page);
	expect(texts).toContain("Watch it work.");
	expect(texts.filter((text) => !catalogue.has(text))).toEqual([]);
});
