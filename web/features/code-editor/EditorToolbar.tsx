import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { isBusy, type UploadStep, visibleStep } from "#domain/upload-steps.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";

interface EditorToolbarProps {
	step: UploadStep;
	onVerify: () => void;
	onUpload: () => void;
	onSave: () => void;
	/** What else can be done with the program: a row of icons. */
	children: ReactNode;
}

/** Verify, Upload and Save, and what else can be done with the program. */
export function EditorToolbar({ step, onVerify, onUpload, onSave, children }: EditorToolbarProps) {
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
			<Button data-tour="run" onClick={onUpload} disabled={busy && !isUploading} loading={isUploading}>
				{!isUploading && <ArrowRight size={18} strokeWidth={3} aria-hidden="true" />}
				{m.bench_upload()}
			</Button>
			<Button variant="quiet" onClick={onSave}>
				{m.bench_save()}
			</Button>
			<span className="grow" />
			<span className="flex flex-wrap gap-1">{children}</span>
		</fieldset>
	);
}
