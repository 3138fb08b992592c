import * as english from "blockly/msg/en";
import { useEffect, useState } from "react";
import { getLocale } from "#messages/generated/runtime.js";

type Texts = Record<string, string>;

/** Blockly's own texts in further languages, by locale; a language of the page without an entry here shows English. */
export const BLOCKLY_TEXTS: Partial<Record<string, () => Promise<object>>> = {
	sw: () => import("blockly/msg/sw"),
};

const loaded = new Map<string, Texts>();

/** What Blockly says itself: menus, the trash can, variables. Words that a language lacks are English. */
export function blocklyTexts(locale: string = getLocale()): Texts {
	return { ...textsOf(english), ...loaded.get(locale) };
}

/** Loads Blockly's texts in a language; a failure leaves them English. */
export async function loadBlocklyTexts(locale: string): Promise<void> {
	const file = await BLOCKLY_TEXTS[locale]?.().catch(() => undefined);
	if (file) loaded.set(locale, textsOf(file));
}

function textsOf(file: object): Texts {
	return Object.fromEntries(Object.entries(file).filter(([, text]) => typeof text === "string"));
}

/** False while Blockly's texts in the page's language are loading: a workspace takes them when it is opened. */
export function useBlocklyTexts(locale: string = getLocale()): boolean {
	const [ready, setReady] = useState(() => loaded.has(locale) || !BLOCKLY_TEXTS[locale]);
	useEffect(() => {
		if (ready) return;
		let unmounted = false;
		void loadBlocklyTexts(locale).then(() => {
			if (!unmounted) setReady(true);
		});
		return () => {
			unmounted = true;
		};
	}, [ready, locale]);
	return ready;
}
