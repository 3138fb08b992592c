import { useEffect, useState } from "react";
import { noticedFetch, useConnected } from "./connection.ts";
import { afterFirstParts } from "./first-parts.ts";

/**
 * A part of the page that comes by itself after what the page is for (`first-parts.ts`), or at once where `needed` says
 * when: nothing until it is there. `load` is a constant function around `import()`. Where the network is gone it is asked
 * for again when it is back.
 */
export function useLater<Part extends object>(load: () => Promise<Part>, needed?: boolean): Part | undefined {
	const [part, setPart] = useState<Part>();
	const connected = useConnected();
	const asked = needed !== undefined;
	const wanted = needed !== false && connected && !part;
	useEffect(() => {
		if (!wanted) return;
		let over = false;
		(asked ? Promise.resolve() : afterFirstParts())
			.then(() => (over ? undefined : load().then(setPart)))
			.catch(() => noticedFetch("/health").catch(() => undefined));
		return () => {
			over = true;
		};
	}, [wanted, asked, load]);
	return part;
}
