import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { isShared } from "#web/platform/backend/session-store.ts";
import { chooseShared } from "#web/platform/session/session.ts";
import { Switch } from "#web/platform/ui/Switch.tsx";

/** The same choice as at sign-in, for a person who is signed in: their session moves to this tab, or back to the browser. */
export function SharedSwitch() {
	const [shared, setShared] = useState(isShared);
	function handleChange(on: boolean) {
		setShared(on);
		void chooseShared(on);
	}
	return <Switch label={m.shared_computer()} checked={shared} onCheckedChange={handleChange} />;
}
