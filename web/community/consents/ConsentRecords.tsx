import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import type { Consent } from "./consents.data.ts";
import { useConsents, useWithdrawConsent } from "./consents.queries.ts";
import { wayText } from "./way-text.ts";

/** Who agreed for whom, how and when; a consent can be taken back. */
export function ConsentRecords() {
	const consents = useConsents();
	return (
		<Card aria-labelledby="consent-records" className="grid gap-3">
			<h2 id="consent-records">{m.consents_records()}</h2>
			{consents.isPending && <Skeleton className="h-16 rounded-medium" />}
			{consents.isError && (
				<ErrorState
					compact
					title={m.consents_failed()}
					onRetry={() => void consents.refetch()}
					retrying={consents.isFetching}
				/>
			)}
			{consents.data?.length === 0 && <p className="text-ink-2">{m.consents_none()}</p>}
			<ul className="m-0 p-0 list-none">
				{consents.data?.map((consent) => (
					<Line key={consent.id} consent={consent} />
				))}
			</ul>
		</Card>
	);
}

function Line({ consent }: { consent: Consent }) {
	const [asking, setAsking] = useState(false);
	const withdraw = useWithdrawConsent();
	const { name, how, textVersion, recordedBy, recordedAt, withdrawnAt } = consent;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 border-b border-line last:border-0">
			<PersonAvatar id={consent.learnerId} name={name} className="size-9" />
			<div className="grow basis-60 grid gap-0.5">
				<b>{name}</b>
				<span className="text-sm text-ink-2">
					{m.consents_line({ how: wayText(how), by: recordedBy ?? m.forum_unknown_user(), version: textVersion })}
					{" · "}
					<TimeAgo time={recordedAt} />
				</span>
			</div>
			{withdrawnAt ? (
				<Chip>{m.consents_was_withdrawn()}</Chip>
			) : (
				<>
					<Chip tone="leaf">{m.consents_in_force()}</Chip>
					<Dialog
						open={asking}
						onOpenChange={setAsking}
						title={m.consents_withdraw_title({ name })}
						description={m.consents_withdraw_text()}
						trigger={<Button variant="quiet">{m.consents_withdraw()}</Button>}
						actions={
							<>
								<DialogClose>
									<Button variant="quiet">{m.ui_cancel()}</Button>
								</DialogClose>
								<Button
									variant="danger"
									loading={withdraw.isPending}
									onClick={() => withdraw.mutate(consent.learnerId, { onSuccess: () => setAsking(false) })}
								>
									{m.consents_withdraw()}
								</Button>
							</>
						}
					/>
				</>
			)}
		</li>
	);
}
