import { Check } from "lucide-react";
import { type UploadStep, visibleStep } from "#domain/upload-steps.ts";
import { m } from "#messages/generated/messages.js";
import { Spinner } from "#web/ui/Spinner.tsx";

const STEPS = ["compiling", "uploading"] as const;
const WORDS = { compiling: m.bench_compiling, uploading: m.bench_uploading };

/** The two steps of an upload while they run. */
export function UploadProgress({ step }: { step: UploadStep }) {
	const seen = visibleStep(step);
	if (seen !== "compiling" && seen !== "uploading") return null;
	const present = STEPS.indexOf(seen);
	return (
		<ol
			aria-label={m.bench_progress()}
			className="rise flex gap-6 px-4.5 py-2.5 m-0 list-none border-b border-line bg-teal-wash text-teal-deep font-bold text-sm"
		>
			{STEPS.map((name, index) => (
				<li
					key={name}
					aria-current={index === present ? "step" : undefined}
					className={`flex items-center gap-2 ${index > present ? "opacity-70" : ""}`}
				>
					{index === present ? <Spinner /> : <StepMark done={index < present} number={index + 1} />}
					{WORDS[name]()}
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
