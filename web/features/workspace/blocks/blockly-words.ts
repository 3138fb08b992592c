import * as english from "blockly/msg/en";
import { useEffect, useState } from "react";
import { getLocale } from "#messages/generated/runtime.js";

type Words = Record<string, string>;

/** Blockly's own words in further languages, by locale; a language of the page without an entry here shows English. */
export const BLOCKLY_WORDS: Partial<Record<string, () => Promise<object>>> = {
	sw: () => import("blockly/msg/sw"),
};

const loaded = new Map<string, Words>();

/** What Blockly says itself: menus, the trash can, variables. Words that a language lacks are English. */
export function blocklyWords(locale: string = getLocale()): Words {
	return { ...textsOf(english), ...loaded.get(locale) };
}

/** Loads Blockly's words in a language; a failure leaves them English. */
export async function loadBlocklyWords(locale: string): Promise<void> {
	const words = await BLOCKLY_WORDS[locale]?.().catch(() => undefined);
	if (words) loaded.set(locale, textsOf(words));
}

function textsOf(words: object): Words {
	return Object.fromEntries(Object.entries(words).filter(([, text]) => typeof text === "string"));
}

/** False while Blockly's words in the page's language are loading: a workspace takes them when it is opened. */
export function useBlocklyWords(locale: string = getLocale()): boolean {
	const [ready, setReady] = useState(() => loaded.has(locale) || !BLOCKLY_WORDS[locale]);
	useEffect(() => {
		if (ready) return;
		let unmounted = false;
		void loadBlocklyWords(locale).then(() => {
			if (!unmounted) setReady(true);
		});
		return () => {
			unmounted = true;
		};
	}, [ready, locale]);
	return ready;
}
