import { useEffect } from "react";
import { z } from "zod/mini";
import { m } from "#messages/generated/messages.js";
import { stored } from "#web/device/stored.ts";
import { useProfile } from "#web/session/profile.queries.ts";
import { showNotice } from "#web/ui/toast.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which return was told here already. */
const told = stored({ key: "inspire-stem-restored", version: 1, schema: z.string(), fallback: "" });

/** Says once to whoever came back to an account that was to be deleted that it is theirs again. */
export function WelcomeBack() {
	const profile = useProfile().data;
	const id = profile?.id;
	const restored = profile?.restored_at;
	useEffect(() => {
		if (!id || !restored || Date.now() - Date.parse(restored) > DAY_MS || told.read(id) === restored) return;
		told.write(id, restored);
		showNotice(m.leave_restored());
	}, [id, restored]);
	return null;
}
