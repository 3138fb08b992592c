import { useEffect } from "react";
import { z } from "zod/mini";
import { m } from "#messages/generated/messages.js";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { stored } from "#web/platform/storage/stored.ts";
import { showNotice } from "#web/platform/ui/toast.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The return that was announced here already. */
const announced = stored({ key: "inspire-stem-restored", version: 1, schema: z.string(), fallback: "" });

/** Says once, after a return to an account that was to be deleted, that it is restored. */
export function WelcomeBack() {
	const profile = useProfile().data;
	const id = profile?.id;
	const restored = profile?.restored_at;
	useEffect(() => {
		if (!id || !restored || Date.now() - Date.parse(restored) > DAY_MS || announced.read(id) === restored) return;
		announced.write(id, restored);
		showNotice(m.leave_restored());
	}, [id, restored]);
	return null;
}
