import { expect, test } from "vitest";
import page from "./index.html?raw";

const rooms = import.meta.glob<Record<string, string>>("../messages/en/*.json", { eager: true, import: "default" });

/** What a reader sees, or a screen reader speaks, of the page's own markup: the texts between tags and the labels, blanks joined. */
function textsOf(html: string): string[] {
	const shown = html.slice(html.indexOf("<body>")).replace(/<!--.*?-->|<script>.*?<\/script>/gs, "");
	const found = [...shown.matchAll(/>([^<]+)</g), ...shown.matchAll(/aria-label="([^"]+)"/g)];
	return found.map(([, text]) => text?.replace(/\s+/g, " ").trim() ?? "").filter(Boolean);
}

test("the first paint uses the words of the catalogue, so that nothing changes when the page takes over", () => {
	const catalogue = new Set(Object.values(rooms).flatMap((words) => Object.values(words)));
	const texts = textsOf(page);
	expect(texts).toContain("Watch it work.");
	expect(texts.filter((text) => !catalogue.has(text))).toEqual([]);
});
