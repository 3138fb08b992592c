import { ArrowRight, Check, RotateCcw } from "lucide-react";
import { isBusy, type UploadStep, visibleStep } from "#domain/upload-steps.ts";
import { m } from "#messages/generated/messages.js";
import type { WorkState } from "#web/session/kept-work/use-kept-work.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";

interface EditorToolbarProps {
	step: UploadStep;
	program: WorkState;
	onVerify: () => void;
	onUpload: () => void;
	onSave: () => void;
	onStartAgain: () => void;
}

const PROGRAM_WORDS: Record<WorkState, () => string> = {
	saved: m.bench_saved,
	saved_here: m.bench_saved_here,
	unsaved: m.bench_unsaved,
	not_kept: m.bench_not_kept,
};

/** Verify, Upload, Save, and the way back to the first program. */
export function EditorToolbar({ step, program, onVerify, onUpload, onSave, onStartAgain }: EditorToolbarProps) {
	const busy = isBusy(step);
	const seen = visibleStep(step);
	return (
		<fieldset
			aria-label={m.bench_tools()}
			className="flex flex-wrap items-center gap-2 px-3.5 py-2.5 border-b border-line"
		>
			<Button variant="quiet" onClick={onVerify} disabled={busy} loading={seen === "verifying"}>
				{seen !== "verifying" && <Check size={18} strokeWidth={3} aria-hidden="true" />}
				{seen === "verifying" ? m.bench_verifying() : m.bench_verify()}
			</Button>
			<Button onClick={onUpload} disabled={busy} loading={seen === "compiling" || seen === "uploading"}>
				{(seen === null || seen === "verifying") && <ArrowRight size={18} strokeWidth={3} aria-hidden="true" />}
				{m.bench_upload()}
			</Button>
			<Button variant="quiet" onClick={onSave}>
				{m.bench_save()}
			</Button>
			<span className="text-tiny text-ink-2 max-w-56" role="status">
				{PROGRAM_WORDS[program]()}
			</span>
			<span className="grow" />
			<StartAgain onStartAgain={onStartAgain} />
		</fieldset>
	);
}

function StartAgain({ onStartAgain }: { onStartAgain: () => void }) {
	return (
		<Dialog
			title={m.bench_start_again_title()}
			description={m.bench_start_again_text()}
			trigger={
				<Button variant="quiet">
					<RotateCcw size={18} aria-hidden="true" />
					{m.bench_start_again()}
				</Button>
			}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.bench_start_again_keep()}</Button>
					</DialogClose>
					<DialogClose>
						<Button onClick={onStartAgain}>{m.bench_start_again()}</Button>
					</DialogClose>
				</>
			}
		/>
	);
}
