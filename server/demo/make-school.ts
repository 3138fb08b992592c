import { randomUUID } from "node:crypto";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { loadProject } from "#content/projects.ts";
import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import { openAwards } from "../award/awards.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import {
	ADMINISTRATOR,
	ASSIGNED,
	CLASS,
	DEMO_PASSWORD,
	type DemoPerson,
	type HandedIn,
	LEARNERS,
	POSTS,
	TEACHER,
} from "./school.ts";

const DAY_MS = 86_400_000;

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
	const idOf = new Map([[TEACHER.email, teacher]]);
	for (const learner of LEARNERS) {
		const userId = await makePerson(service, learner);
		idOf.set(learner.email, userId);
		for (const projectId of learner.completed) await complete(service, userId, projectId);
		if (!learner.handedIn) continue;
		const { project, text } = learner.handedIn;
		const work = await workOf(learner.handedIn);
		await service
			.from("challenge_submissions")
			.insert({ challenge_id: project, student_id: userId, submission_text: text, work })
			.throwOnError();
	}
	await makeClass(service, idOf);
	await writePosts(service, idOf);
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

/** The solution and its circuit, as its learner has changed them. */
async function workOf({ project, change = ["", ""], unwired }: HandedIn): Promise<SubmittedWork> {
	const circuit = (await loadProject(project))?.circuit;
	const wires = circuit?.wires.filter(({ from, to }) => from !== unwired && to !== unwired);
	return {
		kind: "sketch",
		program: (answerFor(project)?.solution ?? "").replace(...change),
		circuit: JSON.stringify({ ...circuit, wires }),
	};
}

async function makeClass(service: ServiceClient, idOf: ReadonlyMap<string, string>): Promise<void> {
	const id = randomUUID();
	const members = LEARNERS.map(({ email }) => ({ class_id: id, user_id: idOf.get(email) ?? "" }));
	const dueOn = new Date(Date.now() + ASSIGNED.days * DAY_MS).toISOString().slice(0, 10);
	await service
		.from("class_codes")
		.insert({ id, ...CLASS, teacher_id: idOf.get(TEACHER.email) ?? "" })
		.throwOnError();
	await service.from("class_members").insert(members).throwOnError();
	await service
		.from("assignments")
		.insert({ class_id: id, challenge_id: ASSIGNED.project, due_on: dueOn })
		.throwOnError();
}

async function writePosts(service: ServiceClient, idOf: ReadonlyMap<string, string>): Promise<void> {
	// The generated types know no argument that may be null.
	const none = null as unknown as string;
	const by = (author: string, content: string) => ({
		...{ author: idOf.get(author) ?? "", action: randomUUID(), content, image: none },
	});
	for (const { author, title, content, category, comments } of POSTS) {
		const { data: post } = await service
			.rpc("create_post", { ...by(author, content), title, category, work: null, class: none })
			.throwOnError();
		for (const comment of comments) {
			await service.rpc("create_comment", { ...by(comment.author, comment.content), post: post.id }).throwOnError();
		}
	}
}
