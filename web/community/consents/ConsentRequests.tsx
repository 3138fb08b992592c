import { Inbox } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { useConsentRequests } from "./consents.queries.ts";
import { RecordConsent } from "./RecordConsent.tsx";

/** Learners who asked for the letter to their parents. */
export function ConsentRequests() {
	const requests = useConsentRequests();
	return (
		<Card aria-labelledby="consent-requests" className="grid gap-3">
			<h2 id="consent-requests">{m.consents_asked()}</h2>
			{requests.isPending && <Skeleton className="h-16 rounded-medium" />}
			{requests.isError && (
				<ErrorState
					compact
					title={m.consents_failed()}
					onRetry={() => void requests.refetch()}
					retrying={requests.isFetching}
				/>
			)}
			{requests.data?.length === 0 && (
				<EmptyState icon={<Inbox size={28} aria-hidden="true" />} title={m.consents_none_asked()} />
			)}
			<ul className="m-0 p-0 list-none">
				{requests.data?.map((request) => (
					<li
						key={request.learnerId}
						className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 border-b border-line last:border-0"
					>
						<PersonAvatar id={request.learnerId} name={request.name} className="size-9" />
						<b>{request.name}</b>
						<TimeAgo time={request.askedAt} className="grow text-ink-2" />
						<RecordConsent learnerId={request.learnerId} name={request.name} />
					</li>
				))}
			</ul>
		</Card>
	);
}
