import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { wordAnchor } from "./word-anchor.ts";

const loadEntries = async () => {
	const [{ loadGlossary }, { Word }] = await Promise.all([import("#content/glossary.ts"), import("./Word.tsx")]);
	return { glossary: await loadGlossary(getLocale()), Word };
};

/** Every word of the glossary by its name; pressed, it says what it is. */
export function AllEntries() {
	const loaded = useLazyModule(loadEntries);
	const { hash } = useLocation();
	// The router looks for the anchor when the page opens: the entries arrive later.
	useEffect(() => {
		if (!loaded || !hash) return;
		const line = document.getElementById(hash);
		line?.scrollIntoView({ block: "center" });
		line?.querySelector("button")?.focus({ preventScroll: true });
	}, [loaded, hash]);
	if (!loaded) return null;
	const { glossary, Word } = loaded;
	const byName = Object.entries(glossary).toSorted(([, one], [, other]) => one.title.localeCompare(other.title));
	return (
		<section aria-labelledby="all-words" className="grid gap-2">
			<h2 id="all-words">{m.glossary_all()}</h2>
			<p className="text-ink-2">{m.glossary_all_text()}</p>
			<ul className="flex flex-wrap gap-x-6 m-0 p-0 list-none">
				{byName.map(([id, entry]) => (
					<li key={id} id={wordAnchor(id)} className="inline-flex">
						<Word id={id} entry={entry} text={entry.title} className="min-h-11" listed />
					</li>
				))}
			</ul>
		</section>
	);
}
