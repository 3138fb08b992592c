import { Flag } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { REPORT_REASONS, type ReportReason, type ReportTarget } from "./forum.data.ts";
import { useReport } from "./forum.queries.ts";

const NOTE_MAXIMUM = 500;

const REASON_LABELS: Record<ReportReason, () => string> = {
	private: m.report_private,
	unkind: m.report_unkind,
	unsafe: m.report_unsafe,
	spam: m.report_spam,
	other: m.report_other,
};

type Props = {
	target: ReportTarget & { kind: "post" | "comment" };
	/** Whose it is: the name can be reported in its stead. */
	author: { id: string | null; name: string };
	/** What the button says to who does not see it. */
	label: string;
};

/** The Report button, and the questions what and why. */
export function ReportDialog({ target, author, label }: Props) {
	const [open, setOpen] = useState(false);
	const [isName, setIsName] = useState(false);
	const [reason, setReason] = useState<ReportReason | undefined>();
	const [note, setNote] = useState("");
	const [missing, setMissing] = useState(false);
	const report = useReport();
	const reported: ReportTarget = isName && author.id ? { kind: "name", id: author.id } : target;

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setMissing(reason === undefined);
		if (reason) report.mutate({ target: reported, reason, note }, { onSuccess: () => setOpen(false) });
	}

	return (
		<Dialog
			open={open}
			onOpenChange={setOpen}
			title={m.report_title()}
			description={m.report_text()}
			trigger={
				<button
					type="button"
					aria-label={label}
					className="inline-flex items-center gap-1.5 min-h-11 px-2 rounded-small text-sm font-bold text-ink-2 hover:text-ink cursor-pointer"
				>
					<Flag size={16} aria-hidden="true" />
					{m.forum_report()}
				</button>
			}
		>
			<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
				<RadioCards
					legend={m.report_what()}
					columns={1}
					value={isName ? "name" : target.kind}
					options={[
						{ value: target.kind, label: target.kind === "post" ? m.report_this_post() : m.report_this_comment() },
						...(author.id ? [{ value: "name", label: m.report_this_name({ name: author.name }) }] : []),
					]}
					onChange={(event) => setIsName(event.target.value === "name")}
				/>
				<RadioCards
					legend={m.report_why()}
					columns={1}
					value={reason ?? ""}
					error={missing ? m.report_choose() : undefined}
					options={REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value]() }))}
					onChange={(event) => {
						setReason(event.target.value as ReportReason);
						setMissing(false);
					}}
				/>
				<TextArea
					label={m.report_note()}
					optional={m.field_optional()}
					rows={2}
					maxLength={NOTE_MAXIMUM}
					value={note}
					onChange={(event) => setNote(event.target.value)}
				/>
				<div className="flex flex-wrap justify-end gap-3">
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button type="submit" loading={report.isPending}>
						{m.report_send()}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
