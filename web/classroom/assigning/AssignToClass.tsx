import { FileText } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { AssignDialog } from "#web/classroom/teaching/assignments/AssignDialog.tsx";
import { useAssignments } from "#web/classroom/teaching/assignments.queries.ts";
import { useChallenges } from "#web/classroom/teaching/challenges.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";

/** "Assign", for a class: a project, or a challenge of one's own or for everyone, which it does not have yet. */
export function AssignToClass({ id }: { id: string }) {
	const userId = usePerson().id;
	const assignments = useAssignments().data ?? [];
	const challenges = useChallenges().data ?? [];
	const given = new Set(assignments.flatMap(({ classId, challengeId }) => (classId === id ? challengeId : [])));
	const open = challenges.filter(
		({ status, authorId, forEveryone }) => status === "active" && (authorId === userId || forEveryone),
	);
	const work = [...open, ...listEveryProject(getLocale())].filter((one) => !given.has(one.id));
	return (
		<AssignDialog
			classId={id}
			work={work.map(({ id, title }) => ({ value: id, label: title }))}
			trigger={
				<Button variant="quiet" className="bg-surface">
					<FileText size={18} aria-hidden="true" />
					{m.teaching_assign_press()}
				</Button>
			}
		/>
	);
}
