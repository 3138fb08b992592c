import { useEffect } from "react";
import { Confetti } from "#web/bench/success/Confetti.tsx";
import { playFanfare } from "#web/bench/success/fanfare.ts";
import { approvals } from "#web/platform/notifications/approvals.ts";
import { useStore } from "#web/platform/storage/create-store.ts";

/** Work that was handed in is approved: celebrated as the end of a project is, over whatever page is open. */
export function Celebration() {
	const count = useStore(approvals);
	useEffect(() => {
		if (count > 0) playFanfare();
	}, [count]);
	return count > 0 ? <Confetti key={count} /> : null;
}
