// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { type Answers, ASHA, refusal, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { PageTitles } from "#web/platform/ui/PageTitle.tsx";
import { ClassPage } from "./ClassPage.tsx";
import { CLASS_CHANGE, classChangeAction } from "./class-change.ts";
import { useClasses } from "./classes.queries.ts";

const CLASS_ID = "00000000-0000-4000-8000-0000000000c1";
const JUMA_ID = "00000000-0000-4000-8000-0000000000d2";

const juma = {
	...{ id: JUMA_ID, name: "Juma Ally", joinedAt: "2026-11-25", classAccount: true, secret: null, chosenAt: null },
	...{ wrongTries: 0, waitsUntil: null, lockedAt: null, lastSignedInAt: null },
};
const CLASS: TeacherClass = {
	...{ id: CLASS_ID, name: "7A Robotics", code: "ABCDEF", active: true },
	...{ gradeLevel: "secondary", subject: null, createdAt: "2026-11-25", students: [juma], requests: [] },
};

const RENAME = "POST /rest/v1/rpc/rename_class_member";
const same = refusal(409, { code: "23505", message: "duplicate key" });
const renaming = { change: "rename-student", classId: CLASS_ID, studentId: JUMA_ID, name: "Asha Mushi" } as const;

outbox.register(CLASS_CHANGE, async () => (await import("./class-change-kind.ts")).classChangeKind);

beforeEach(() => outbox.follow({ userId: ASHA.id, maySend: true }));
afterEach(async () => {
	for (const { id } of outbox.get().entries) await outbox.drop(id);
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
});

function Page() {
	const [of] = useClasses().classes;
	return of ? (
		<PageTitles>
			<ClassPage
				of={of}
				classes={[of]}
				mayAdd={false}
				care={() => null}
				hands={[]}
				assignments={null}
				now={new Map()}
				nowFailed={null}
			/>
		</PageTitles>
	) : null;
}

async function open(answers: Answers) {
	const server = stubServer({
		"POST /rest/v1/rpc/my_classes": [CLASS],
		"GET /rest/v1/people": [],
		"GET /rest/v1/roles": [{ is_educator: true, verified_at: "2026-11-25", is_admin: false }],
		...answers,
	});
	const { user } = await renderInApp(<Page />, { person: ASHA });
	await screen.findByRole("button", { name: "More about Juma A." });
	return { user, server, press: (name: string) => user.click(screen.getByRole("button", { name })) };
}

test("a name that the server refuses stays in the dialog, with the reason, and nowhere else", async () => {
	const { user, press, server } = await open({ [RENAME]: same });
	await press("More about Juma A.");
	const field = screen.getByRole("textbox", { name: "Student name" });
	await user.clear(field);
	await user.type(field, "Asha Mushi");
	await user.click(screen.getAllByRole("button", { name: "Rename" }).at(-1) as HTMLElement);
	expect(await screen.findByText(/Somebody in the class is shown with the same name/)).toBeTruthy();
	expect(field).toHaveProperty("value", "Asha Mushi");
	expect(screen.getByText("Juma A.", { selector: "li p" })).toBeTruthy();
	expect(outbox.get().entries).toEqual([]);

	server.answers[RENAME] = null;
	await user.type(field, " K");
	await user.click(screen.getAllByRole("button", { name: "Rename" }).at(-1) as HTMLElement);
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a change that was refused later is taken back, named at its row, opened again and discarded", async () => {
	const { user, press } = await open({ [RENAME]: same });
	const { id } = await outbox.enqueue(classChangeAction(ASHA.id, renaming));
	await outbox.sendNow(id);
	expect(await screen.findByText("Not done: Rename Juma A. to Asha Mushi.")).toBeTruthy();
	expect(screen.getByText("Juma A.", { selector: "li p" })).toBeTruthy();
	await press("Change it");
	expect(screen.getByRole("textbox", { name: "Student name" })).toHaveProperty("value", "Asha Mushi");
	expect(screen.getAllByText(/Somebody in the class is shown with the same name/).length).toBeGreaterThan(1);
	await user.keyboard("{Escape}");
	await press("Discard");
	await waitFor(() => expect(screen.queryByText(/Not done/)).toBeNull());
	expect(outbox.get().entries).toEqual([]);
});

test("a class that may not be archived any more stays open, and says why", async () => {
	const { press } = await open({ "PATCH /rest/v1/class_codes": refusal(403, { code: "42501", message: "no" }) });
	await press("Archive class");
	expect(await screen.findByText("You may not change this class any more.")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Archive class" })).toBeTruthy();
});
