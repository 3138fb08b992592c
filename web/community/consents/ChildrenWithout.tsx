import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useChildrenWithout } from "./consents.queries.ts";
import { RecordConsent } from "./RecordConsent.tsx";

/** The children of one's classes without a consent: a letter may come back before the child has asked for it. */
export function ChildrenWithout() {
	const children = useChildrenWithout();
	return (
		<Card aria-labelledby="children-without" className="grid gap-3">
			<h2 id="children-without">{m.consents_without()}</h2>
			<p className="text-ink-2">{m.consents_without_text()}</p>
			{children.isPending && <Skeleton className="h-16 rounded-medium" />}
			{children.isError && (
				<ErrorState
					compact
					title={m.consents_failed()}
					onRetry={() => void children.refetch()}
					retrying={children.isFetching}
				/>
			)}
			{children.data?.length === 0 && <p>{m.consents_without_none()}</p>}
			<ul className="m-0 p-0 list-none">
				{children.data?.map(({ learnerId, name, className }) => (
					<li
						key={`${learnerId} ${className}`}
						className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 border-b border-line last:border-0"
					>
						<PersonAvatar id={learnerId} name={name} className="size-9" />
						<b className="break-words min-w-0">{name}</b>
						<span className="grow text-ink-2 break-words min-w-0">{className}</span>
						<RecordConsent learnerId={learnerId} name={name} />
					</li>
				))}
			</ul>
		</Card>
	);
}
