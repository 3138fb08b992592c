// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ID, lights, robotics } from "#domain/examples/two-classes.ts";
import { ASHA, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { RosterDialog } from "./RosterDialog.tsx";

const change = vi.hoisted(() => vi.fn());
vi.mock("./classes.queries.ts", async (original) => ({
	...(await original<typeof import("./classes.queries.ts")>()),
	useChangeClass: () => change,
}));

beforeEach(() => {
	change.mockReset();
	stubServer({});
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

/** The dialog of 7A, which has Asha Mushi; Jamila Taji is in 6B. */
async function open(pasted?: string) {
	const { user } = await renderInApp(<RosterDialog of={robotics} classes={[robotics, lights]} />, { person: ASHA });
	const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
	await press("Paste a list or CSV");
	if (pasted !== undefined) await paste(pasted);
	return { user, press };

	async function paste(text: string) {
		const area = screen.getByRole("textbox", { name: /Paste names/ });
		await user.clear(area);
		await user.click(area);
		await user.paste(text);
	}
}

const rows = () => screen.getAllByRole("listitem");
const row = (number: number) => within(rows()[number - 1] as HTMLElement);
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const names = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Name \d+$/ }).map(({ value }) => value);

/** The names that were sent to be added. */
function added(): string[] {
	return change.mock.calls.flatMap(([sent]) =>
		sent.change === "add" ? sent.entries.map(({ name }: { name: string }) => name) : [],
	);
}

test("each line says what it would do; the button counts it, and sends it", async () => {
	const { user, press } = await open(
		"No.,Jina,Darasa\n1,ASHA MUSHI,7A\n2,Eliud Njau,7A\n3,Eliud Njau,7A\n4,Jamila Taji,6B\n5,12345,7A\n",
	);
	expect(names()).toEqual(["Asha Mushi", "Eliud Njau", "Eliud Njau", "Jamila Taji"]);
	row(1).getByText("Already in the class, nothing changes");
	row(2).getByText("New");
	row(3).getByText("Twice in your list");
	row(4).getByText("Is in 6B");
	screen.getByText("1 without a name");
	screen.getByRole("button", { name: "Add 2" });
	await user.selectOptions(row(4).getByRole("combobox", { name: "What happens with Jamila Taji" }), "Move here");
	await press("Add 1, move 1");
	expect(added()).toEqual(["Eliud Njau"]);
	expect(change).toHaveBeenLastCalledWith({
		...{ change: "move", classId: ID(2), toClassId: ID(1), studentId: ID(5) },
	});
	await closed();
});

test("a name that is twice is two children once the teacher says so, told apart by a number", async () => {
	const { user, press } = await open("Eliud Njau\nEliud Njau");
	const decision = row(2).getByRole("combobox");
	await user.selectOptions(decision, "Add, another child");
	expect(names()).toEqual(["Eliud Njau", "Eliud Njau 2"]);
	await user.selectOptions(decision, "Leave out");
	expect(names()).toEqual(["Eliud Njau", "Eliud Njau"]);
	await user.selectOptions(decision, "Add, another child");
	await press("Add 2");
	expect(added()).toEqual(["Eliud Njau", "Eliud Njau 2"]);
});

test("whom one letter does not tell apart has more", async () => {
	const { press } = await open("Asha Mrema\nEliud Njau");
	row(1).getByText("New, shown as Asha Mr.");
	row(2).getByText("New");
	await press("Add 2");
	expect(added()).toEqual(["Asha Mrema", "Eliud Njau"]);
});

test("a line is left out, added again, written over, and as it was", async () => {
	const { user, press } = await open("Eliud Njau\nFatuma Ali");
	await press("Leave out Eliud Njau");
	row(1).getByText("Left out");
	screen.getByRole("button", { name: "Add 1" });
	await press("Add Eliud Njau");
	screen.getByRole("button", { name: "Add 2" });
	const name = screen.getByRole("textbox", { name: "Name 2" });
	await user.type(name, "s");
	expect(names()).toEqual(["Eliud Njau", "Fatuma Alis"]);
	await press("Undo the change of Fatuma Alis");
	expect(names()).toEqual(["Eliud Njau", "Fatuma Ali"]);
	await user.clear(name);
	row(2).getByText("Left out");
	screen.getByRole("button", { name: "Add 1" });
});

test("an edit stays with its name while lines are written above it", async () => {
	const { user, press } = await open("Eliud Njau\nFatuma Ali");
	await press("Leave out Fatuma Ali");
	const area = screen.getByRole("textbox", { name: /Paste names/ });
	await user.clear(area);
	await user.click(area);
	await user.paste("Neema Kimaro\nEliud Njau\nFatuma Ali");
	row(3).getByText("Left out");
	screen.getByRole("button", { name: "Add 2" });
});

test("another column holds the names once it is chosen", async () => {
	const { user } = await open("Eliud Njau,Rose Massawe\nFatuma Ali,Joyce Lema");
	await user.selectOptions(screen.getByRole("combobox", { name: "Names are in" }), "Column 2: Rose Massawe");
	expect(names()).toEqual(["Rose Massawe", "Joyce Lema"]);
});

test("what was pasted is there again, and gone once it is added", async () => {
	const { user, press } = await open("Eliud Njau");
	await user.keyboard("{Escape}");
	cleanup();
	await open();
	expect(names()).toEqual(["Eliud Njau"]);
	await press("Add 1");
	await closed();
	cleanup();
	await open();
	expect(screen.queryByRole("listitem")).toBeNull();
});
