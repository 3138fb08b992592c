import { afterAll, beforeAll, expect, test } from "vitest";
import { teacherClasses } from "#domain/classroom/class-roster.ts";
import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import { type TestDatabase, testDatabase } from "#supabase/tests/harness.ts";
import { DEMO_PASSWORD, LEARNERS, POSTS, TEACHER } from "../demo/school.ts";
import { strangerAt } from "./learner.ts";
import { runServer } from "./run-server.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.drop());

const BUILT = new URL("../../dist/server/main.js", import.meta.url);

test("the demo school has a teacher with a class, work that waits for review and posts, and is made once", async () => {
	for (const _start of [1, 2]) {
		const server = await runServer({ DATABASE_URL: database.url }, BUILT, { demo: true });
		try {
			await expect.poll(server.output).toContain(TEACHER.email);
			const teacher = await strangerAt(server.url);
			const { error } = await teacher.auth.signInWithPassword({ email: TEACHER.email, password: DEMO_PASSWORD });
			expect(error).toBeNull();
			const classes = teacherClasses.parse((await teacher.rpc("my_classes")).data);
			expect(classes.map(({ students }) => students.length)).toEqual([LEARNERS.length]);
			const { data: waiting } = await teacher
				.from("challenge_submissions")
				.select("submission_text, work")
				.eq("status", "pending");
			expect(waiting).toHaveLength(LEARNERS.filter(({ handedIn }) => handedIn).length);
			const workOf = (name: string) => {
				const text = LEARNERS.find((learner) => learner.name === name)?.handedIn?.text;
				return waiting?.find(({ submission_text }) => submission_text === text)?.work as SubmittedWork;
			};
			const [amina, baraka] = [workOf("Amina Juma"), workOf("Baraka Massawe")];
			// What their words and the posts speak of.
			expect(amina.program).toContain("28.0");
			expect(baraka.program).not.toContain("28.0");
			expect(amina.circuit).toContain('"uno.2"');
			expect(baraka.circuit).not.toContain('"uno.2"');
			const { data: posts } = await teacher.rpc("list_posts", { most: 10 });
			expect(posts?.map(({ title }) => title)).toEqual(POSTS.map(({ title }) => title).reverse());
			const { data: given } = await teacher.from("assignments").select("id");
			expect(given).toHaveLength(1);
		} finally {
			await server.stop();
		}
	}
});
