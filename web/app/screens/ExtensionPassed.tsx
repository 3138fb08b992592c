import { CircleCheck } from "lucide-react";
import { m } from "#messages/generated/messages.js";

/** Says of a project's extension that the learner has passed its checks. */
export function ExtensionPassed() {
	return (
		<span className="flex items-center gap-1.5 text-sm font-bold text-leaf">
			<CircleCheck size={16} aria-hidden="true" />
			{m.lesson_idea_made()}
		</span>
	);
}
