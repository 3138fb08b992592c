import { z } from "zod/mini";
import type { SavedWork, WorkStore } from "#web/platform/learning/saved-work/work-store.ts";
import { readText, writeText } from "#web/platform/storage/kept-text.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { setAside } from "#web/platform/storage/set-aside.ts";

/** The blocks that this browser keeps for a person and a project, in Blockly's own form. */

const state = z.record(z.string(), z.unknown());

/** Blocks alone were kept before the server kept works, too: they are to be sent. */
const envelope = z.object({
	version: z.literal(1),
	/** As they stood when last changed: kept by itself. */
	current: state,
	/** As they stood when Save was pressed. */
	saved: z.nullable(state),
	base: z._default(z.number(), 0),
	action: z._default(z.nullable(z.string()), null),
	sent: z._default(z.nullable(z.string()), null),
	pressed: z._default(z.boolean(), false),
	aside: z._default(z.array(z.object({ body: z.string(), action: z.string() })), []),
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
	work: WorkStore;
	/** What is kept cannot be shown: it is set aside before it is replaced, as what cannot be read is. */
	distrust(): void;
}

/** Opens the blocks of a person in a project. */
export function blocksStore(userId: string, projectId: string): BlocksStore {
	const key = `scratch-blocks:${userId}:${projectId}`;
	/** Names what was kept before the server kept works. */
	const begun = newId();
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
			read(): SavedWork | null {
				const kept = readEnvelope();
				if (typeof kept === "string") return null;
				const { base, action, sent, pressed, aside } = kept;
				const body = JSON.stringify(kept.current);
				return { body, base, action: action ?? (base === 0 ? begun : null), sent, pressed, aside };
			},
			write({ body, ...rest }) {
				const current = z.safeParse(state, parsed(body));
				if (!current.success) return false;
				const kept = readEnvelope();
				const doubtful = kept === "unreadable" || (distrusted !== null && distrusted === bodyOf(kept));
				if (doubtful && distrusted !== body && !setAside(key)) return false;
				const saved = rest.pressed ? current.data : typeof kept === "string" ? null : kept.saved;
				return writeText(key, JSON.stringify({ version: 1, current: current.data, saved, ...rest }));
			},
			watch(listener) {
				const onStorage = (event: StorageEvent) => {
					if (event.key === key) listener();
				};
				addEventListener("storage", onStorage);
				return () => removeEventListener("storage", onStorage);
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
