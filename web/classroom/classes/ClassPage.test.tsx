// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { ASHA, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { PageTitleSlot, PageTitles } from "#web/platform/ui/PageTitle.tsx";
import { ClassPage } from "./ClassPage.tsx";
import { CreateClassDialog } from "./CreateClassDialog.tsx";

const change = vi.hoisted(() => vi.fn());
vi.mock("./classes.queries.ts", async (original) => ({
	...(await original<typeof import("./classes.queries.ts")>()),
	useChangeClass: () => change,
}));

beforeEach(() => {
	change.mockReset();
	stubServer({ "GET /rest/v1/roles": [{ is_educator: true, verified_at: "2026-11-25", is_admin: false }] });
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const CLASS: TeacherClass = {
	...{ id: "00000000-0000-4000-8000-0000000000c1", name: "7A Robotics", code: "ABCDEF", active: true },
	...{ gradeLevel: "secondary", subject: null, createdAt: "2026-11-25", students: [], requests: [] },
};

async function open(of: Partial<TeacherClass> = {}, hands: readonly ReactNode[] = []) {
	const shown = { ...CLASS, ...of };
	const { user } = await renderInApp(
		<PageTitles>
			<PageTitleSlot />
			<ClassPage
				of={shown}
				classes={[shown]}
				mayAdd
				care={() => null}
				hands={hands}
				assignments={null}
				now={new Map()}
				nowFailed={null}
			/>
		</PageTitles>,
		{ person: ASHA },
	);
	return { user, press: (name: string) => user.click(screen.getByRole("button", { name })) };
}

test("a class offers its code in every way, and says its level and how many are in it", async () => {
	const { press } = await open();
	expect(screen.getByText("Class Management · Secondary · 0 students")).toBeTruthy();
	expect(screen.getByText("ABC-DEF")).toBeTruthy();
	expect(screen.getByText(/^Share this code/)).toBeTruthy();
	expect(screen.getByRole("img", { name: /QR/ })).toBeTruthy();
	for (const name of ["Copy Code", "Show large", "Add"]) expect(screen.getByRole("button", { name })).toBeTruthy();
	await press("Archive class");
	expect(change).toHaveBeenCalledExactlyOnceWith({ change: "archive", classId: CLASS.id, archived: true });
});

test("an archived class offers its code to no one, takes no student, and is opened again by a press", async () => {
	const { press } = await open({ active: false });
	expect(screen.getByText(/The code of this class is closed\./)).toBeTruthy();
	expect(screen.queryByText(/Share this code/)).toBeNull();
	expect(screen.queryByRole("img", { name: /QR/ })).toBeNull();
	for (const name of ["Copy Code", "Show large", "Add"]) expect(screen.queryByRole("button", { name })).toBeNull();
	expect(screen.queryByRole("link", { name: "Print name cards" })).toBeNull();
	await press("Open class again");
	expect(change).toHaveBeenCalledExactlyOnceWith({ change: "archive", classId: CLASS.id, archived: false });
});

test("a student without a name is not added; one with a name is, once, and it is said", async () => {
	const { user, press } = await open();
	await press("Add");
	expect(screen.getByText("Student name cannot be empty")).toBeTruthy();
	expect(change).not.toHaveBeenCalled();
	await user.type(screen.getByRole("textbox", { name: "Student name" }), "Amina Juma");
	expect(screen.queryByText("Student name cannot be empty")).toBeNull();
	await user.keyboard("{Enter}");
	expect(await screen.findByText('Student "Amina Juma" added to class!')).toBeTruthy();
	const entries = [{ id: expect.any(String), name: "Amina Juma" }];
	expect(change).toHaveBeenCalledExactlyOnceWith({ change: "add", classId: CLASS.id, entries });
});

test("a class without a name is not made", async () => {
	const { user } = await renderInApp(<CreateClassDialog label="Create Your First Class" />, { person: ASHA });
	await user.click(screen.getByRole("button", { name: "Create Your First Class" }));
	await user.click(screen.getByRole("button", { name: "Create Class" }));
	expect(await screen.findByText("Class name cannot be empty")).toBeTruthy();
	expect(change).not.toHaveBeenCalled();
});

test("who raised a hand needs the teacher, before all others", async () => {
	const request = { id: "r1", name: "Neema S.", grade: null, hasAccount: false };
	await open({ requests: [request] }, [<li key="1">Juma asks for help</li>]);
	const needs = screen.getByRole("region", { name: "Needs you" });
	const [first, second] = within(needs).getAllByRole("listitem");
	expect(first?.textContent).toBe("Juma asks for help");
	expect(second?.textContent).toContain("Neema S.");
	expect(needs.textContent).toContain("2");
});
