import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./product.ts";

const json = (file: string): { id: string; kit?: string; project_ids?: string[] }[] =>
	JSON.parse(readFileSync(file, "utf8"));
const KITS = json("content/kits.json");
const PRIMARY = new Set(KITS.find(({ id }) => id === "primary-level-kit")?.project_ids);
const PROJECTS = new Set(KITS.flatMap(({ project_ids }) => project_ids ?? []));
const TUTORIALS: readonly string[] = JSON.parse(readFileSync("content/tutorials.json", "utf8"));

/** What an address is one of: its path, and the names of what follows the question mark. */
export function patternOf({ pathname, searchParams }: URL): string {
	const names = [...new Set(searchParams.keys())].sort();
	return `${pathname}${names.length > 0 ? `?${names.join("&")}` : ""}`;
}

/** What is wrong with the address itself: a project of the other kit, an unknown tutorial. */
export function wrongName({ pathname, searchParams }: URL): string | undefined {
	const [challenge, tutorial, kit] = ["challenge", "tutorial", "kit"].map((name) => searchParams.get(name));
	// What teachers hand out is at /challenges.
	if (challenge && pathname !== "/challenges") {
		const kitOf = PRIMARY.has(challenge) ? "/primary-kit" : PROJECTS.has(challenge) ? "/secondary-kit" : undefined;
		if (kitOf !== pathname) return `no such project here: ${challenge}`;
	}
	if (tutorial && !TUTORIALS.includes(tutorial)) return `no such tutorial: ${tutorial}`;
	if (kit && !KITS.some(({ id }) => id === kit)) return `no such kit: ${kit}`;
	return undefined;
}

/** Every address that the page links to, each once; an anchor of this page must have its target. */
export async function linksOf(page: Page): Promise<URL[]> {
	const { links, dead } = await page.evaluate(() => {
		const all = [...document.querySelectorAll<HTMLAnchorElement>("a")];
		const isAnchor = (link: HTMLAnchorElement) => link.getAttribute("href")?.startsWith("#");
		const hasTarget = ({ hash }: HTMLAnchorElement) => hash.length > 1 && document.getElementById(hash.slice(1));
		return {
			links: all.filter((link) => link.getAttribute("href") && !isAnchor(link)).map(({ href }) => href),
			dead: all
				.filter((link) => !link.getAttribute("href") || (isAnchor(link) && !hasTarget(link)))
				.map(({ outerHTML }) => outerHTML.slice(0, 120)),
		};
	});
	expect(dead, "links that lead nowhere").toEqual([]);
	return [...new Set(links)].map((link) => new URL(link)).filter(({ origin }) => origin === new URL(page.url()).origin);
}
