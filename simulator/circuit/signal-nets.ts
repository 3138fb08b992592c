/** Nets as digital signals see them: the two sides of a level shifter are one while it works. */
export interface SignalNets {
	/** A signal on one net is on the other, too. */
	same(one: number, other: number): boolean;
	/** Joins two nets for signals; the answer sets whether they pass. */
	join(one: number, other: number): (passes: boolean) => void;
}

export function createSignalNets(): SignalNets {
	const joints: { readonly nets: readonly [number, number]; passes: boolean }[] = [];
	/** By each net that is joined: the one net of its group. */
	let roots: ReadonlyMap<number, number> = new Map();

	function findRoots(): void {
		const found = new Map<number, number>();
		for (const { nets, passes } of joints) {
			if (!passes) continue;
			const [kept, dropped] = nets.map((net) => found.get(net) ?? net) as [number, number];
			for (const net of [...found.keys(), ...nets]) if ((found.get(net) ?? net) === dropped) found.set(net, kept);
			for (const net of nets) found.set(net, kept);
		}
		roots = found;
	}

	return {
		same: (one, other) => one === other || (roots.size > 0 && (roots.get(one) ?? one) === (roots.get(other) ?? other)),
		join(one, other) {
			const joint = { nets: [one, other] as const, passes: false };
			joints.push(joint);
			return (passes) => {
				if (joint.passes === passes) return;
				joint.passes = passes;
				findRoots();
			};
		},
	};
}
