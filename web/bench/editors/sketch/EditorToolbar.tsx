import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { isBusy, type UploadStep, visibleStep } from "./upload-steps.ts";
import "./editor-toolbar.css";

interface EditorToolbarProps {
	step: UploadStep;
	/** The program differs from that on the board: Upload is what comes next. */
	differs: boolean;
	onVerify: () => void;
	onUpload: () => void;
	/** What else can be done with the program. */
	children: ReactNode;
}

/** Verify and Upload, and what else can be done with the program. */
export function EditorToolbar({ step, differs, onVerify, onUpload, children }: EditorToolbarProps) {
	const busy = isBusy(step);
	const seen = visibleStep(step);
	const isVerifying = seen === "verifying";
	const isUploading = seen === "compiling" || seen === "uploading";
	return (
		<fieldset aria-label={m.bench_tools()} className="editor-toolbar">
			<Button variant="quiet" onClick={onVerify} disabled={busy && !isVerifying} loading={isVerifying}>
				{!isVerifying && <Check size={18} strokeWidth={3} aria-hidden="true" />}
				{isVerifying ? m.bench_verifying() : m.bench_verify()}
			</Button>
			<Button
				data-tour="run"
				variant={differs || isUploading ? "primary" : "soft"}
				onClick={onUpload}
				disabled={busy && !isUploading}
				loading={isUploading}
			>
				{!isUploading && <ArrowRight size={18} strokeWidth={3} aria-hidden="true" />}
				{m.bench_upload()}
			</Button>
			<span className="grow" />
			{children}
		</fieldset>
	);
}
