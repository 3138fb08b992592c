import { useEffect } from "react";
import { Confetti } from "#web/features/success/Confetti.tsx";
import { playFanfare } from "#web/features/success/fanfare.ts";

/** Work that was handed in is approved: as at the end of a project, over whatever page is open. */
export function Celebration() {
	useEffect(() => playFanfare(), []);
	return <Confetti />;
}
