import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { isBusy, type UploadStep, visibleStep } from "#domain/upload-steps.ts";
import { m } from "#messages/generated/messages.js";
import type { WorkState } from "#web/session/kept-work/use-kept-work.ts";
import { Button } from "#web/ui/Button.tsx";

interface EditorToolbarProps {
	step: UploadStep;
	program: WorkState;
	onVerify: () => void;
	onUpload: () => void;
	onSave: () => void;
	/** What else can be done with the program: a row of icons. */
	children: ReactNode;
}

const PROGRAM_WORDS: Record<WorkState, () => string> = {
	saved: m.bench_saved,
	saved_here: m.bench_saved_here,
	unsaved: m.bench_unsaved,
	not_kept: m.bench_not_kept,
};

/** Verify, Upload and Save, and what else can be done with the program. */
export function EditorToolbar({ step, program, onVerify, onUpload, onSave, children }: EditorToolbarProps) {
	const busy = isBusy(step);
	const seen = visibleStep(step);
	const isVerifying = seen === "verifying";
	const isUploading = seen === "compiling" || seen === "uploading";
	return (
		<fieldset
			aria-label={m.bench_tools()}
			className="flex flex-wrap items-center gap-2 px-3.5 py-2.5 border-b border-line"
		>
			<Button variant="quiet" onClick={onVerify} disabled={busy && !isVerifying} loading={isVerifying}>
				{!isVerifying && <Check size={18} strokeWidth={3} aria-hidden="true" />}
				{isVerifying ? m.bench_verifying() : m.bench_verify()}
			</Button>
			<Button onClick={onUpload} disabled={busy && !isUploading} loading={isUploading}>
				{!isUploading && <ArrowRight size={18} strokeWidth={3} aria-hidden="true" />}
				{m.bench_upload()}
			</Button>
			<Button variant="quiet" onClick={onSave}>
				{m.bench_save()}
			</Button>
			<span className="text-tiny text-ink-2 max-w-56" role="status">
				{PROGRAM_WORDS[program]()}
			</span>
			<span className="grow" />
			<span className="flex flex-wrap gap-1">{children}</span>
		</fieldset>
	);
}
