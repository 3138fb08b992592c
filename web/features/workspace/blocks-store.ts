import { z } from "zod/mini";

/** The blocks that this browser keeps for a person and a project, in Blockly's own form. */

const state = z.record(z.string(), z.unknown());

const envelope = z.object({
	version: z.literal(1),
	/** As they stood when last changed: kept by itself. */
	current: state,
	/** As they stood when Save was pressed. */
	saved: z.nullable(state),
});

export type BlocksState = z.infer<typeof state>;

export type KeptBlocks =
	| { found: "nothing" }
	/** Something is kept that this page cannot read. It stays. */
	| { found: "unreadable" }
	| { found: "blocks"; current: BlocksState; saved: BlocksState | null };

export interface BlocksStore {
	read(): KeptBlocks;
	/** Keeps the blocks as they stand; false where the browser keeps nothing (full, or blocked). */
	keep(current: BlocksState): boolean;
	/** Keeps them as what Load brings back, too. */
	save(current: BlocksState): boolean;
}

/** Opens the blocks of a person in a project. What cannot be read is set aside before anything takes its place. */
export function blocksStore(person: string, projectId: string): BlocksStore {
	const key = `scratch-blocks:${person}:${projectId}`;

	function read(): KeptBlocks {
		const text = readText(key);
		if (text === null) return { found: "nothing" };
		const checked = z.safeParse(envelope, parsed(text));
		if (!checked.success) return { found: "unreadable" };
		return { found: "blocks", current: checked.data.current, saved: checked.data.saved };
	}

	function write(current: BlocksState, saved: BlocksState | null): boolean {
		try {
			localStorage.setItem(key, JSON.stringify({ version: 1, current, saved }));
			return true;
		} catch {
			return false;
		}
	}

	function setAside(): boolean {
		const text = readText(key);
		if (text === null) return true;
		for (let place = 1; ; place++) {
			const aside = `${key}:unreadable-${place}`;
			const taken = readText(aside);
			if (taken === text) return true;
			if (taken !== null) continue;
			try {
				localStorage.setItem(aside, text);
				return true;
			} catch {
				return false;
			}
		}
	}

	return {
		read,
		keep(current) {
			const kept = read();
			if (kept.found === "unreadable" && !setAside()) return false;
			return write(current, kept.found === "blocks" ? kept.saved : null);
		},
		save(current) {
			if (read().found === "unreadable" && !setAside()) return false;
			return write(current, current);
		},
	};
}

function readText(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
