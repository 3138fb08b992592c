import { useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { isShared } from "#web/platform/backend/session-store.ts";
import { watchIdle } from "#web/platform/session/idle.ts";
import { chooseShared, signOut } from "#web/platform/session/session.ts";
import { chosenBefore } from "#web/platform/storage/first-paint.ts";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { showGuidance, showNotice } from "#web/platform/ui/toast.ts";

/** The choice at sign-in: the session ends with the browser, or when the computer is idle. Holds at once, for every way in. */
export function SharedComputer() {
	const [shared, setShared] = useState(() => isShared() || chosenBefore("shared") !== undefined);
	useEffect(() => {
		if (shared !== isShared()) void chooseShared(shared);
	}, [shared]);
	return (
		<Checkbox
			name="shared"
			label={m.shared_computer()}
			checked={shared}
			onChange={(event) => setShared(event.target.checked)}
		/>
	);
}

/** On a shared computer, signs out an idle person. Their work is kept. */
export function LeaveWhenIdle() {
	useEffect(() => {
		let leaving = false;
		return watchIdle({
			onWarn: () => isShared() && showGuidance(m.shared_warn(), "idle"),
			onIdle: () => {
				if (leaving || !isShared()) return;
				leaving = true;
				void signOut("local").then(() => showNotice(m.shared_ended()));
			},
		});
	}, []);
	return null;
}
