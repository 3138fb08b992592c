import { Check } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { type UploadStep, visibleStep } from "./upload-steps.ts";

const STEPS = ["compiling", "uploading"] as const;
const LABELS = { compiling: m.bench_compiling, uploading: m.bench_uploading };

interface UploadProgressProps {
	step: UploadStep;
	/** The page compiles, not the server. */
	isHere: boolean;
}

/** The two steps of an upload while they run; while the page compiles, that it does, also for Verify. */
export function UploadProgress({ step, isHere }: UploadProgressProps) {
	const seen = visibleStep(step);
	const isUpload = seen === "compiling" || seen === "uploading";
	if (!isUpload && !(isHere && seen)) return null;
	return (
		<div className="rise flex flex-wrap gap-x-6 gap-y-1 px-4.5 py-2.5 border-b border-line bg-teal-wash text-teal-deep font-bold text-sm">
			{isUpload && <Steps present={STEPS.indexOf(seen)} />}
			{isHere && (
				<p role="status" className="text-ink-2">
					{m.bench_compiling_here()}
				</p>
			)}
		</div>
	);
}

function Steps({ present }: { present: number }) {
	return (
		<ol aria-label={m.bench_progress()} className="flex gap-6 m-0 p-0 list-none">
			{STEPS.map((name, index) => (
				<li
					key={name}
					aria-current={index === present ? "step" : undefined}
					className={`flex items-center gap-2 ${index > present ? "opacity-70" : ""}`}
				>
					{index === present ? <Spinner /> : <StepMark done={index < present} number={index + 1} />}
					{LABELS[name]()}
					{index < present && <span className="sr-only">{m.bench_done()}</span>}
				</li>
			))}
		</ol>
	);
}

function StepMark({ done, number }: { done: boolean; number: number }) {
	return (
		<span aria-hidden="true" className="grid place-items-center size-5 rounded-full bg-surface text-[11px] font-heavy">
			{done ? <Check size={13} strokeWidth={4} /> : number}
		</span>
	);
}
