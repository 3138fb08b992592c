import { type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { CONSENT_WAYS, type ConsentWay } from "./consents.data.ts";
import { useRecordConsent } from "./consents.queries.ts";
import { wayText } from "./way-text.ts";

/** Notes how an adult agreed for a child. */
export function RecordConsent({ learnerId, name }: { learnerId: string; name: string }) {
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
			trigger={
				<Button variant="soft">
					{m.consents_record()}
					<span className="sr-only">{name}</span>
				</Button>
			}
		>
			<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
				<RadioCards
					legend={m.consents_how()}
					columns={1}
					value={how ?? ""}
					error={missing ? m.consents_choose() : undefined}
					options={CONSENT_WAYS.map((value) => ({ value, label: wayText(value) }))}
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
