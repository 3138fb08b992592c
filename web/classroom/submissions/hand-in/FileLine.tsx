import { CircleCheck, FileText, Image, RotateCw, X } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { isPicture } from "#web/platform/storage/file-problem.ts";
import { useObjectUrl } from "#web/platform/storage/use-object-url.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import type { ChosenFile } from "./upload-list.ts";
import { stateText } from "./upload-text.ts";

type Props = { chosen: ChosenFile; onRetry: () => void; onRemove: () => void };

/** One chosen file: how far it is, and the ways to send it again or leave it out. */
export function FileLine({ chosen, onRetry, onRemove }: Props) {
	const { file, state, fraction } = chosen;
	const picture = useObjectUrl(isPicture(file.name) ? file : null);
	const [unreadable, setUnreadable] = useState(false);
	const Icon = state === "stored" ? CircleCheck : isPicture(file.name) ? Image : FileText;
	const moves = state === "uploading" || state === "broken";
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 pl-3.5 pr-1 py-1.5 rounded-medium border border-line">
			<div className="flex items-center gap-2.5">
				{picture && !unreadable && (
					<img
						src={picture}
						alt=""
						decoding="async"
						className="size-12 object-cover rounded-small"
						onError={() => setUnreadable(true)}
					/>
				)}
				{(!picture || unreadable || state === "stored") && (
					<Icon size={20} aria-hidden="true" className={state === "stored" ? "text-leaf" : "text-ink-2"} />
				)}
			</div>
			<div className="grid gap-1 py-1">
				<p className="font-bold text-sm line-clamp-2 [overflow-wrap:anywhere]">{file.name}</p>
				{moves && <ProgressBar label={m.file_progress({ name: file.name })} fraction={fraction} />}
				<p
					role={state === "failed" ? "alert" : state === "stored" ? "status" : undefined}
					className={classNames("text-tiny", state === "failed" ? "text-coral font-bold" : "text-ink-2")}
				>
					{stateText(chosen)}
				</p>
			</div>
			<div className="flex">
				{state === "failed" && (
					<IconButton
						icon={RotateCw}
						label={m.file_retry({ name: file.name })}
						className="!border-transparent"
						onClick={(event) => {
							// This button is removed: the focus moves to the one beside it.
							focusOn(event.currentTarget.nextElementSibling);
							onRetry();
						}}
					/>
				)}
				<IconButton
					icon={X}
					label={m.file_remove({ name: file.name })}
					className="!border-transparent"
					onClick={(event) => {
						const line = event.currentTarget.closest("li");
						focusOn((line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector("button:last-of-type"));
						onRemove();
					}}
				/>
			</div>
		</li>
	);
}

function focusOn(element: Element | null | undefined): void {
	if (element instanceof HTMLElement) element.focus();
}
