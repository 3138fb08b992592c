import { useEffect, useState } from "react";
import { bringPart } from "./bring-part.ts";
import { useConnected } from "./connection.ts";
import { afterFirstParts } from "./first-parts.ts";

type Load<Part extends object = object> = () => Promise<Part>;

/** The parts that have come, by whoever asked for them: they are there when the network is not. */
const come = new WeakMap<Load, object>();

/** What comes by itself goes before what may be opened some time. */
const BROUGHT_AFTER_MS = 2000;

/**
 * A part of the page that comes by itself after what the page is for (`first-parts.ts`), or at once where `needed` says
 * when: nothing until it is there. `load` is a constant function around `import()`. Where the network is gone it is asked
 * for again when it is back, and where only its request was lost after some seconds. `tellMissing`, a constant function,
 * is called where the server answers, but does not give the part.
 */
export function useLater<Part extends object>(
	load: Load<Part>,
	needed?: boolean,
	tellMissing?: (missing: true) => void,
): Part | undefined {
	const [mine, setPart] = useState<Part>();
	const part = mine ?? (come.get(load) as Part | undefined);
	const connected = useConnected();
	const asked = needed !== undefined;
	const wanted = needed !== false && connected && !part;
	useEffect(() => {
		if (!wanted) return;
		let over = false;
		const stop = bringPart(
			async () => {
				await (asked ? undefined : afterFirstParts());
				if (!over) setPart(await load());
			},
			() => tellMissing?.(true),
		);
		return () => {
			over = true;
			stop();
		};
	}, [wanted, asked, load, tellMissing]);
	return part;
}

/**
 * Brings a part that may be opened some time, and all that it exports as its `laterParts`, one after another, whenever the
 * browser has nothing to do: then `useLater` has it without a network, too. Shows nothing.
 */
export function useBrought(load: Load): void {
	const connected = useConnected();
	useEffect(() => {
		if (!connected) return;
		let over = false;
		let stop: (() => void) | undefined;
		const timer = setTimeout(() => {
			stop = bringPart(() => bring(load, () => over));
		}, BROUGHT_AFTER_MS);
		return () => {
			over = true;
			clearTimeout(timer);
			stop?.();
		};
	}, [connected, load]);
}

async function bring(load: Load, over: () => boolean): Promise<void> {
	await afterFirstParts();
	if (over()) return;
	const part: { laterParts?: readonly Load[] } = await load();
	come.set(load, part);
	for (const next of part.laterParts ?? []) await bring(next, over);
}
