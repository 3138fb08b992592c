import { Link, useNavigate } from "@tanstack/react-router";
import { listEveryProject } from "#content/catalogue.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { OwnSubmissions } from "#web/classroom/submissions/hand-in/OwnSubmissions.tsx";
import { usePerson } from "#web/platform/session/session.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Dialog } from "#web/platform/ui/Dialog.tsx";

/** What the learner handed in for a challenge and what a teacher wrote about it. Closing it leaves the dashboard. */
export function Feedback({ challengeId }: { challengeId: string }) {
	const navigate = useNavigate({ from: "/dashboard" });
	const project = listEveryProject(getLocale()).find(({ id }) => id === challengeId);
	return (
		<Dialog
			wide
			open
			title={project?.title ?? m.submit_feedback()}
			onOpenChange={(open) => !open && void navigate({ search: {}, resetScroll: false })}
			actions={
				project && (
					<Link {...projectLink(project)} className={buttonClass({})}>
						{m.next_step_open_project()}
					</Link>
				)
			}
		>
			<OwnSubmissions key={challengeId} readOnly owner={{ userId: usePerson().id, challengeId }} />
		</Dialog>
	);
}
