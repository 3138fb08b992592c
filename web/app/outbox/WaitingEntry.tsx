import { Link } from "@tanstack/react-router";
import { Download, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { CLASS_CHANGE } from "#web/classroom/classes/class-change.ts";
import { type Entry, outbox } from "#web/platform/outbox/outbox.ts";
import { downloadFile } from "#web/platform/storage/download.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { showFailure } from "#web/platform/ui/toast.ts";
import { classChangeOf, failureText, kindText, projectOf } from "./outbox-text.ts";

/** One entry of the outbox: what it is, its state, and what can be done with it. */
export function WaitingEntry({ entry }: { entry: Entry }) {
	const { id, state, createdAt, sending, kept } = entry;
	const [asked, setAsked] = useState(false);
	const failure = failureText(entry);
	const refused = state === "refused" && !sending;
	const name = kindText(entry);

	async function handleSave() {
		try {
			for (const [file, content] of Object.entries(await outbox.filesOf(entry)))
				downloadFile(file, new Blob([content]));
		} catch {
			showFailure(m.outbox_copy_failed());
		}
	}

	async function handleDrop() {
		setAsked(false);
		if (!(await outbox.drop(id))) showFailure(m.outbox_drop_too_late(), { stays: false });
	}

	return (
		<li
			aria-label={name}
			className="grid gap-3 p-4 sm:p-5 rounded-large bg-surface border-[1.5px] border-dashed border-edge min-w-0"
		>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<Chip tone={refused ? "coral" : "teal"}>
					{sending ? m.outbox_sending() : refused ? m.outbox_refused() : m.outbox_pending()}
				</Chip>
				<TimeAgo time={createdAt} className="text-sm text-ink-2" />
			</div>
			<p className="font-extrabold [overflow-wrap:anywhere]">{name}</p>
			{failure && !sending && <p className="text-sm text-ink-2">{failure}</p>}
			{!kept && <p className="text-sm font-bold">{m.outbox_not_kept()}</p>}
			{sending && <ProgressBar label={m.outbox_sending()} fraction={sending.fraction} />}
			{asked ? (
				<DropQuestion entry={entry} onKeep={() => setAsked(false)} onDrop={() => void handleDrop()} />
			) : (
				<div className="flex flex-wrap gap-3">
					<Button variant="soft" loading={sending !== null} onClick={() => void outbox.sendNow(id)}>
						<RotateCw size={18} aria-hidden="true" />
						{m.outbox_try_now()}
					</Button>
					{entry.kind === CLASS_CHANGE ? <OpenClass entry={entry} /> : <OpenProject entry={entry} />}
					<Button variant="quiet" onClick={() => void handleSave()}>
						<Download size={18} aria-hidden="true" />
						{m.outbox_save_copy()}
					</Button>
					<Button variant="quiet" disabled={sending?.final === true} onClick={() => setAsked(true)}>
						<Trash2 size={18} aria-hidden="true" />
						{m.outbox_drop()}
					</Button>
				</div>
			)}
		</li>
	);
}

/** Focus Keep first: a dropped entry is gone. */
function DropQuestion({ entry, onKeep, onDrop }: { entry: Entry; onKeep: () => void; onDrop: () => void }) {
	const text = entry.kind === "save_work" ? m.outbox_drop_ask_work() : m.outbox_drop_ask();
	return (
		<div role="alertdialog" aria-label={m.outbox_drop()} className="grid gap-3 p-3 rounded-medium bg-sun-wash">
			<p className="font-bold text-sun-ink">{text}</p>
			<div className="flex flex-wrap gap-3">
				<Button variant="quiet" autoFocus onClick={onKeep}>
					{m.outbox_drop_no()}
				</Button>
				<Button variant="danger" onClick={onDrop}>
					{m.outbox_drop_yes()}
				</Button>
			</div>
		</div>
	);
}

/** Where the change was made; a class that is still to be made has no page. */
function OpenClass({ entry }: { entry: Entry }) {
	const isMade = classChangeOf(entry)?.change !== "create";
	return (
		<Link
			to="/class-management"
			search={isMade ? { class: entry.subject } : {}}
			className={buttonClass({ variant: "quiet" })}
		>
			{m.outbox_open_project()}
		</Link>
	);
}

function OpenProject({ entry }: { entry: Entry }) {
	const { id, kit } = projectOf(entry);
	const to = kit === "primary" ? "/primary-kit" : kit === "secondary" ? "/secondary-kit" : "/challenges";
	return (
		<Link to={to} search={{ challenge: id }} className={buttonClass({ variant: "quiet" })}>
			{m.outbox_open_project()}
		</Link>
	);
}
