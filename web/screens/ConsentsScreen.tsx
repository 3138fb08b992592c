import { m } from "#messages/generated/messages.js";
import { useTitle } from "#web/device/title.ts";
import { ConsentRecords } from "#web/features/consents/ConsentRecords.tsx";
import { ConsentRequests } from "#web/features/consents/ConsentRequests.tsx";

/** For teachers: which adults agreed that a child under 13 writes in the forum. Others find it empty. */
export function ConsentsScreen() {
	useTitle(m.consents_title());
	return (
		<div className="grid gap-5 max-w-200">
			<header className="grid gap-1">
				<h1>{m.consents_title()}</h1>
				<p className="text-lg text-ink-2">{m.consents_text()}</p>
			</header>
			<ConsentRequests />
			<ConsentRecords />
		</div>
	);
}
