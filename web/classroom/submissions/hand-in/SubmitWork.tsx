import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import { m } from "#messages/generated/messages.js";
import { membershipQuery } from "#web/classroom/membership/membership.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { HandInForm } from "./HandInForm.tsx";
import { useHandIn } from "./hand-in.queries.ts";
import { OwnSubmissions } from "./OwnSubmissions.tsx";

interface SubmitWorkProps {
	challengeId: string;
	/** The program and the circuit that go along, read when it is handed in. */
	workOf?: (userId: string) => SubmittedWork | null;
	/** It is the page's main action. */
	main?: boolean;
}

/**
 * Submit Your Work: the button, and the dialog with the form and what was handed in before. Closed while it sends, it
 * continues.
 */
export function SubmitWork({ challengeId, workOf, main = false }: SubmitWorkProps) {
	const [open, setOpen] = useState(false);
	const owner = { userId: usePerson().id, challengeId };
	// What was sent or queued leaves an empty form behind; a note that was changed meanwhile stays.
	const [round, setRound] = useState(0);
	const handIn = useHandIn(owner, (outcome, stays) => {
		if (!stays.note) setRound((former) => former + 1);
		if (outcome === "sent" && !stays.note && !stays.files) setOpen(false);
	});
	const classes = useQuery({ ...membershipQuery(owner.userId), enabled: open }).data?.classes.map(({ name }) => name);
	const goesAlong = open && (workOf?.(owner.userId) ?? null) !== null;
	return (
		<Dialog
			title={m.submit_title()}
			description={[goesAlong && m.submit_program_too(), m.submit_text(), readerText(classes)]
				.filter(Boolean)
				.join(" ")}
			wide
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant={main ? "primary" : "quiet"} aria-busy={handIn.isPending || undefined} className="max-sm:!px-3">
					<Send size={18} aria-hidden="true" className="max-sm:hidden" />
					{m.submit_title()}
				</Button>
			}
		>
			<HandInForm
				key={round}
				owner={owner}
				sending={handIn.isPending}
				failure={handIn.error}
				onSubmit={(text) => handIn.mutate({ text, work: workOf?.(owner.userId) ?? null })}
			/>
			<OwnSubmissions owner={owner} />
		</Dialog>
	);
}

/** Who reads it: the class's teacher, or without a class the teachers of this server. `classes` are undefined until they are known. */
function readerText(classes: readonly string[] | undefined): string {
	if (!classes) return m.submit_read_by_teacher();
	return classes.length > 0 ? m.submit_read_in_class({ classes: classes.join(", ") }) : m.submit_read_without_class();
}
