import { listEveryProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { askAboutAll, type Reply } from "#web/features/checks/ask-server.ts";
import { isHere } from "#web/session/session.ts";
import { showFailure, toast } from "#web/ui/toast.ts";

/** Asks the server about the uploads that wait in this browser and says what became of each; false when none is settled. */
export async function sendUploadsAndSay(person: string): Promise<boolean> {
	let anySettled = false;
	for await (const reply of askAboutAll(person)) {
		anySettled ||= reply.settled;
		if (reply.settled && !reply.heard && isHere(person)) say(reply);
	}
	return anySettled;
}

/** From whichever page is open: so it names the project. */
function say({ projectId, answer }: Reply): void {
	const title = listEveryProject().find(({ id }) => id === projectId)?.title ?? projectId;
	const award = answer?.outcome === "checked" ? answer.award : null;
	const id = `completed-${projectId}`;
	if (!answer) showFailure(m.challenge_not_taken_elsewhere({ title }));
	else if (!award) showFailure(m.challenge_refused_elsewhere({ title }));
	else if (award.already)
		toast.info(m.challenge_already_title(), { id, description: m.challenge_already_elsewhere({ title }) });
	else {
		const description = m.challenge_completed_elsewhere({ title, points: award.points });
		toast.success(m.challenge_completed_title(), { id, description });
	}
}
