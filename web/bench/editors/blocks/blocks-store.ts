import { z } from "zod/mini";
import {
	besideWork,
	formerSaves,
	type LocalWorkStore,
	savedWork,
} from "#web/platform/learning/saved-work/work-store.ts";
import { readText, writeText } from "#web/platform/storage/kept-text.ts";
import { setAside } from "#web/platform/storage/set-aside.ts";

/** The blocks that this browser keeps for a person and a project, in Blockly's own form. */

const state = z.record(z.string(), z.unknown());

const envelope = z.object({
	version: z.literal(1),
	/** As they stood when last changed: kept by itself. */
	current: state,
	/** As they stood when Save was pressed. */
	saved: z.nullable(state),
	...besideWork,
});

export type BlocksState = z.infer<typeof state>;

export type SavedBlocks =
	| { found: "nothing" }
	/** Something is kept that this page cannot read. It stays. */
	| { found: "unreadable" }
	| { found: "blocks"; current: BlocksState; saved: BlocksState | null };

export interface BlocksStore {
	read(): SavedBlocks;
	/** The same as a work: its body is the current blocks as JSON. What is kept with Save is what Load restores, too. */
	work: LocalWorkStore;
	/** What is kept cannot be shown: it is set aside before it is replaced, as what cannot be read is. */
	distrust(): void;
}

/** Opens the blocks of a person in a project. */
export function blocksStore(userId: string, projectId: string): BlocksStore {
	const key = `scratch-blocks:${userId}:${projectId}`;
	let distrusted: string | null = null;

	function readEnvelope(): z.infer<typeof envelope> | "nothing" | "unreadable" {
		const text = readText(key);
		if (text === null) return "nothing";
		const checked = z.safeParse(envelope, parsed(text));
		return checked.success ? checked.data : "unreadable";
	}

	return {
		read() {
			const kept = readEnvelope();
			if (typeof kept === "string") return { found: kept };
			return { found: "blocks", current: kept.current, saved: kept.saved };
		},
		work: {
			read() {
				const kept = readEnvelope();
				return typeof kept === "string" ? null : savedWork(JSON.stringify(kept.current), kept);
			},
			write({ body, ...rest }) {
				const current = z.safeParse(state, parsed(body));
				if (!current.success) return false;
				const kept = readEnvelope();
				const doubtful = kept === "unreadable" || (distrusted !== null && distrusted === bodyOf(kept));
				if (doubtful && distrusted !== body && !setAside(key)) return false;
				const saved = rest.pressed ? current.data : typeof kept === "string" ? null : kept.saved;
				const aside = typeof kept === "string" ? [] : kept.aside;
				return writeText(key, JSON.stringify({ version: 1, current: current.data, saved, ...rest, aside }));
			},
			watch(listener) {
				const onStorage = (event: StorageEvent) => {
					if (event.key === key) listener();
				};
				addEventListener("storage", onStorage);
				return () => removeEventListener("storage", onStorage);
			},
			former() {
				const kept = readEnvelope();
				return typeof kept === "string" ? [] : formerSaves(JSON.stringify(kept.current), kept);
			},
			forgetFormer() {
				const kept = readEnvelope();
				if (typeof kept === "string") return;
				const { unsent } = savedWork("", kept);
				writeText(key, JSON.stringify({ ...kept, unsent, action: null, aside: [] }));
			},
		},
		distrust() {
			distrusted = bodyOf(readEnvelope());
		},
	};
}

function bodyOf(kept: z.infer<typeof envelope> | string): string | null {
	return typeof kept === "string" ? null : JSON.stringify(kept.current);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
