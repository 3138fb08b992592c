import { m } from "#messages/generated/messages.js";
import { useTitle } from "#web/device/title.ts";
import { ConsentRecords } from "#web/features/consents/ConsentRecords.tsx";
import { ConsentRequests } from "#web/features/consents/ConsentRequests.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";

/** For teachers: which adults agreed that a child under 13 writes in the forum. Others find it empty. */
export function ConsentsScreen() {
	useTitle(m.consents_title());
	return (
		<div className="grid gap-5 max-w-200">
			<PageTitle title={m.consents_title()}>{m.consents_text()}</PageTitle>
			<ConsentRequests />
			<ConsentRecords />
		</div>
	);
}
