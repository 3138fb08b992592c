import { Check } from "lucide-react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/platform/ui/class-names.ts";
import { useExplain } from "./explain.ts";

interface StagesProps {
	stages: Lesson["stages"];
	/** The ids of the check steps that passed in the last run: a stage is ticked when all of its own did. */
	passed?: ReadonlySet<string>;
}

/** The program in small steps: what it has to do, what to try then, and what is seen. */
export function Stages({ stages, passed }: StagesProps) {
	const explain = useExplain();
	return (
		<ol className="grid gap-3 m-0 p-0 list-none">
			{stages.map((stage, index) => {
				const done = stage.checks?.every((step) => passed?.has(step)) ?? false;
				const earlier = stages.slice(0, index).flatMap((one) => [one.do, one.try, one.see]);
				return (
					<li key={stage.do} className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
						<span
							className={classNames(
								"grid place-items-center size-6 rounded-full text-xs font-heavy",
								done ? "bg-leaf text-surface" : "bg-sunken text-ink-2",
							)}
						>
							{done ? (
								<Check size={14} strokeWidth={4} role="img" aria-label={m.stage_done()} />
							) : (
								<span aria-hidden="true">{index + 1}</span>
							)}
						</span>
						<div>
							<p className="m-0 font-[600]">{explain(stage.do, earlier)}</p>
							<p className="m-0 mt-0.5 text-sm text-ink-2">
								<b className="text-teal-deep">{m.stage_try()}</b> {explain(stage.try, [...earlier, stage.do])}{" "}
								<b className="text-teal-deep">{m.stage_see()}</b>{" "}
								{explain(stage.see, [...earlier, stage.do, stage.try])}
							</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
}
