import { CloudCheck } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useOutbox } from "#web/platform/outbox/outbox.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { WaitingEntry } from "./WaitingEntry.tsx";

/** The outbox of the person signed in: what this browser has still to send. */
export function WaitingScreen() {
	const { entries, ready } = useOutbox();
	useTitle(m.outbox_title());
	return (
		<div className="grid gap-6">
			<PageTitle title={m.outbox_title()}>{m.outbox_text()}</PageTitle>
			{!ready && <Skeleton className="h-40 rounded-large" />}
			{entries.length > 0 && (
				<ul className="grid gap-4 m-0 p-0 list-none">
					{entries.map((entry) => (
						<WaitingEntry key={entry.id} entry={entry} />
					))}
				</ul>
			)}
			<div role="status">
				{ready && entries.length === 0 && (
					<Card>
						<EmptyState
							icon={<CloudCheck size={28} aria-hidden="true" />}
							title={m.outbox_empty()}
							text={m.outbox_empty_text()}
						/>
					</Card>
				)}
			</div>
		</div>
	);
}
