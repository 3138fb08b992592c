import { Footprints } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { Pointers, type PointingProps } from "./Pointers.tsx";
import "./next-step.css";

interface NextStepCardProps extends PointingProps {
	/** Null while it is being found; undefined where it could not be. */
	step: string | null | undefined;
}

/** What the built-in helper would do next, found in the learner's own work. */
export function NextStepCard({ step, ...pointing }: NextStepCardProps) {
	return (
		<section aria-labelledby="next-step" className="assistant-next">
			<h2 id="next-step" className="text-base flex items-center gap-2">
				<Footprints size={20} className="text-teal-deep" aria-hidden="true" />
				{m.assistant_next_title()}
			</h2>
			<div role="status" className="grid gap-3">
				{step === null ? (
					<p className="flex items-center gap-2.5 text-ink-2">
						<Spinner className="size-4" />
						{m.assistant_next_looking()}
					</p>
				) : (
					<p className="leading-snug [overflow-wrap:anywhere]">{step ?? m.assistant_step_unknown()}</p>
				)}
			</div>
			{step && <Pointers text={step} {...pointing} />}
			{step !== null && <p className="assistant-source">{m.assistant_by_helper()}</p>}
		</section>
	);
}
