import { Inbox } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/session/PersonAvatar.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { RadioCards } from "#web/ui/RadioCards.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TimeAgo } from "#web/ui/TimeAgo.tsx";
import { CONSENT_WAYS, type ConsentRequest, type ConsentWay } from "./consents.data.ts";
import { useConsentRequests, useRecordConsent } from "./consents.queries.ts";
import { wayWords } from "./way-words.ts";

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
						<RecordDialog request={request} />
					</li>
				))}
			</ul>
		</Card>
	);
}

function RecordDialog({ request: { learnerId, name } }: { request: ConsentRequest }) {
	const [open, setOpen] = useState(false);
	const [how, setHow] = useState<ConsentWay | undefined>();
	const [missing, setMissing] = useState(false);
	const record = useRecordConsent();

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setMissing(how === undefined);
		if (how) record.mutate({ learnerId, how }, { onSuccess: () => setOpen(false) });
	}

	return (
		<Dialog
			open={open}
			onOpenChange={setOpen}
			title={m.consents_record_title({ name })}
			description={m.consents_record_text()}
			trigger={<Button variant="soft">{m.consents_record()}</Button>}
		>
			<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
				<RadioCards
					legend={m.consents_how()}
					columns={1}
					value={how ?? ""}
					error={missing ? m.consents_choose() : undefined}
					options={CONSENT_WAYS.map((value) => ({ value, label: wayWords(value) }))}
					onChange={(event) => setHow(event.target.value as ConsentWay)}
				/>
				<div className="flex flex-wrap justify-end gap-3">
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button type="submit" loading={record.isPending}>
						{m.consents_record()}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
