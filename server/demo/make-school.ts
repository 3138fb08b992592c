import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { openAwards } from "../award/awards.ts";
import type { ServiceClient } from "../backend/backend.ts";
import { ADMINISTRATOR, DEMO_PASSWORD, type DemoPerson, LEARNERS, TEACHER } from "./school.ts";

/** Makes the ready-made school, unless it is there. */
export async function makeSchool(service: ServiceClient): Promise<void> {
	const { data: present } = await service.from("profiles").select("id").eq("email", TEACHER.email).throwOnError();
	if (present.length > 0) return;
	const administrator = await makePerson(service, ADMINISTRATOR);
	const verified = { verified_at: new Date().toISOString(), verified_by: administrator };
	await service
		.from("roles")
		.update({ is_admin: true, ...verified })
		.eq("user_id", administrator)
		.throwOnError();
	const teacher = await makePerson(service, TEACHER);
	await service.from("roles").update(verified).eq("user_id", teacher).throwOnError();
	for (const learner of LEARNERS) {
		const userId = await makePerson(service, learner);
		for (const projectId of learner.completed) await complete(service, userId, projectId);
		if (!learner.handedIn) continue;
		const { project, text } = learner.handedIn;
		await service
			.from("challenge_submissions")
			.insert({ challenge_id: project, student_id: userId, submission_text: text })
			.throwOnError();
	}
}

/** What to print, so that one can sign in. */
export function whoCanSignIn(): string {
	const people = [ADMINISTRATOR, TEACHER, ...LEARNERS];
	const lines = people.map(({ name, email, role }) => `  ${email.padEnd(22)} ${name.padEnd(16)} ${role}`);
	return [`The demo school. Everyone's password is ${DEMO_PASSWORD}`, ...lines].join("\n");
}

async function makePerson(service: ServiceClient, { name, email, role, age }: DemoPerson): Promise<string> {
	const { data, error } = await service.auth.admin.createUser({
		email,
		password: DEMO_PASSWORD,
		email_confirm: true,
		user_metadata: { name, user_type: role === "student" ? "student" : "educator", age: age ?? null },
	});
	if (error) throw error;
	return data.user.id;
}

/** With the project's own solution as the program: what is shown was really made. */
async function complete(service: ServiceClient, userId: string, projectId: string): Promise<void> {
	const source = answerFor(projectId)?.solution ?? JSON.stringify(blockAnswerFor(projectId)?.accepted[0]?.program);
	await openAwards(service).completeProject({
		userId,
		projectId,
		source,
		sessionId: null,
	});
}
