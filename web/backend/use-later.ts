import { useEffect, useState } from "react";
import { noticedFetch, useConnected } from "./connection.ts";

/**
 * A part of the page that comes after the rest has been shown: nothing until it is there. `load` is a constant function
 * around `import()`. Where the network is gone it is asked for again when it is back.
 */
export function useLater<Part extends object>(load: () => Promise<Part>, needed = true): Part | undefined {
	const [part, setPart] = useState<Part>();
	const connected = useConnected();
	const wanted = needed && connected && !part;
	useEffect(() => {
		if (!wanted) return;
		load().then(setPart, () => noticedFetch("/health").catch(() => undefined));
	}, [wanted, load]);
	return part;
}
