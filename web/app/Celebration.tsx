import { useEffect } from "react";
import { useStore } from "#web/device/create-store.ts";
import { approvals } from "#web/features/notifications/approvals.ts";
import { Confetti } from "#web/features/success/Confetti.tsx";
import { playFanfare } from "#web/features/success/fanfare.ts";

/** Work that was handed in is approved: celebrated as the end of a project is, over whatever page is open. */
export function Celebration() {
	const count = useStore(approvals);
	useEffect(() => {
		if (count > 0) playFanfare();
	}, [count]);
	return count > 0 ? <Confetti key={count} /> : null;
}
