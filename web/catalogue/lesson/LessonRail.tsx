import { Check } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { LESSON_STEPS, type LessonStep, stepText } from "./lesson-steps.ts";
import "./lesson.css";

interface LessonRailProps {
	step: LessonStep;
	done: readonly string[];
	onOpen: (step: LessonStep) => void;
}

/** The seven steps of a lesson. Every one may be opened at any time. */
export function LessonRail({ step, done, onOpen }: LessonRailProps) {
	return (
		<nav aria-label={m.lesson_steps()} className="lesson-rail">
			<ol>
				{LESSON_STEPS.map((one, index) => {
					const isDone = done.includes(one);
					const text = stepText(one);
					return (
						<li key={one} data-done={isDone || undefined}>
							<button
								type="button"
								aria-current={one === step ? "step" : undefined}
								aria-label={isDone ? m.lesson_step_done({ step: text }) : text}
								onClick={() => onOpen(one)}
							>
								<span aria-hidden="true" className="lesson-rail-mark">
									{isDone && one !== step ? <Check size={15} strokeWidth={3} /> : index + 1}
								</span>
								<span aria-hidden="true" className="lesson-rail-name">
									{text}
								</span>
							</button>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
