import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reloadQuery } from "#web/backend/take-live.ts";
import { criticalLoaded } from "#web/device/critical.ts";
import { outbox, startOutbox, useOutbox } from "#web/outbox/outbox.ts";
import { waitingCount } from "#web/outbox/waiting-count.ts";
import { CHANGED_BY, registerKinds } from "#web/screens/outbox/kinds.ts";
import { usePerson, useSession } from "#web/session/session.ts";

/** Sends the outbox of the person signed in, whichever page is open. Renders nothing. */
export function OutboxRunner() {
	const userId = usePerson().id;
	const maySend = useSession().state === "signed-in";
	const queries = useQueryClient();
	const count = useOutbox().entries.length;

	useEffect(() => {
		registerKinds();
		const end = startOutbox();
		return () => {
			end();
			outbox.follow({ userId: null, maySend: false });
		};
	}, []);

	useEffect(() => outbox.follow({ userId, maySend }), [userId, maySend]);

	useEffect(() => {
		criticalLoaded()
			.then(() => import("#web/screens/outbox/rebuild.ts"))
			.then(({ rebuildOutbox }) => rebuildOutbox(userId))
			// Without the server its code cannot be loaded: the next page does it.
			.catch(() => undefined);
	}, [userId]);

	useEffect(
		() =>
			outbox.onResult(({ state, action }) => {
				const queryKey = CHANGED_BY[action.kind];
				if (state !== "waiting" && queryKey) void reloadQuery(queries, queryKey);
				return false;
			}),
		[queries],
	);

	useEffect(() => waitingCount.set(count), [count]);
	return null;
}
