import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CHANGED_BY, registerKinds } from "#web/app/outbox/kinds.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { outbox, startOutbox, useOutbox } from "#web/platform/outbox/outbox.ts";
import { waitingCount } from "#web/platform/outbox/waiting-count.ts";
import { usePerson, useSession } from "#web/platform/session/session.ts";
import { criticalLoaded } from "#web/platform/storage/critical.ts";

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
			.then(() => import("#web/app/outbox/resume.ts"))
			.then(({ resume }) => resume(userId))
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
