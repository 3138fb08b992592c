// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, pressTwice, refusal, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const PATH = "/rest/v1/profiles";
const PROFILE = {
	...{ id: ASHA.id, name: "Amina wa Juma", email: ASHA.email, user_type: "student", avatar: "default" },
	...{ school_name: null, region: null, subject_taught: null },
};

async function openMenu(profile: Partial<typeof PROFILE> = {}) {
	const stored = { ...PROFILE, ...profile };
	const server = stubServer({
		[`GET ${PATH}`]: stored,
		[`PATCH ${PATH}`]: ({ body }: { body: unknown }) => Object.assign(stored, body),
	});
	const { user } = await renderInApp(<ProfileMenu onSettings={() => undefined} />, { person: ASHA });
	const menu = screen.getByRole("button", { name: "Profile" });
	await waitFor(() => expect(menu.textContent).not.toBe(""));
	await user.click(menu);
	const openEditor = async () => {
		await user.click(screen.getByRole("button", { name: "Edit Profile" }));
		const dialog = await screen.findByRole("dialog", { name: "Edit Profile" });
		const name = within(dialog).getByLabelText<HTMLInputElement>("Name");
		const press = (button: string) => user.click(within(dialog).getByRole("button", { name: button }));
		return { dialog, name, press };
	};
	/** What was sent to be stored. */
	const sent = () => server.asked(`PATCH ${PATH}`).map(({ body }) => body);
	return { server, user, menu, openEditor, sent };
}

test("a name has 2 to 50 characters and no < or >, and what is wrong goes once it is changed", async () => {
	const { openEditor, sent } = await openMenu();
	const { dialog, name, press } = await openEditor();
	expect(name.placeholder).toBe("Enter your name");
	expect(name.maxLength).toBe(50);
	fireEvent.change(name, { target: { value: "<A>" } });
	await press("Save");
	expect(within(dialog).getByText("Name must be at least 2 characters.")).toBeTruthy();
	expect(name.getAttribute("aria-invalid")).toBe("true");
	fireEvent.change(name, { target: { value: "x".repeat(51) } });
	expect(within(dialog).queryByText("Name must be at least 2 characters.")).toBeNull();
	await press("Save");
	expect(within(dialog).getByText("Name must not exceed 50 characters.")).toBeTruthy();
	expect(sent()).toEqual([]);
});

test("name and avatar are saved once, said so, and stand in the menu; Initials are the first letter of every word", async () => {
	const { user, menu, openEditor, sent, server } = await openMenu();
	expect(screen.getByText("Student")).toBeTruthy();
	const { dialog, name } = await openEditor();
	expect(within(dialog).getAllByRole("radio")).toHaveLength(29);
	await user.click(within(dialog).getByLabelText("Gear"));
	fireEvent.change(name, { target: { value: "  <Amina> of the Lake " } });
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	const store = server.answers[`PATCH ${PATH}`] as (request: object) => unknown;
	server.answers[`PATCH ${PATH}`] = (request: object) => held.then(() => store(request));
	const save = within(dialog).getByRole("button", { name: "Save" });
	pressTwice(save);
	const saving = await within(dialog).findByRole("button", { name: "Saving..." });
	expect(saving.getAttribute("aria-disabled")).toBe("true");
	fireEvent.click(saving, { detail: 1 });
	release();
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Profile" })).toBeNull());
	expect(await screen.findByText("Profile updated successfully!")).toBeTruthy();
	expect(sent()).toEqual([expect.objectContaining({ name: "Amina of the Lake", avatar: "settings" })]);
	expect(menu.querySelector("svg")).not.toBeNull();
	await user.click(menu);
	expect(screen.getByText("Amina of the Lake")).toBeTruthy();
	const again = await openEditor();
	await user.click(within(again.dialog).getByLabelText("Initials"));
	await again.press("Save");
	await waitFor(() => expect(menu.textContent).toBe("AOTL"));
});

test("the menu calls an educator Educator; Cancel forgets what was typed, and gives the focus back", async () => {
	const { user, menu, openEditor, sent } = await openMenu({ name: "Neema Mwakyusa", user_type: "educator" });
	expect(screen.getByText("Educator")).toBeTruthy();
	const { name, press } = await openEditor();
	fireEvent.change(name, { target: { value: "Somebody else" } });
	await press("Cancel");
	expect(screen.queryByRole("dialog", { name: "Edit Profile" })).toBeNull();
	await waitFor(() => expect(document.activeElement).toBe(menu));
	await user.click(menu);
	expect((await openEditor()).name.value).toBe("Neema Mwakyusa");
	expect(sent()).toEqual([]);
});

test("an educator changes school, region and subject; a student has none", async () => {
	const { user, openEditor, sent } = await openMenu({ user_type: "educator" });
	const { dialog, press } = await openEditor();
	fireEvent.change(within(dialog).getByLabelText(/^School/), { target: { value: "Uhuru Primary" } });
	await user.selectOptions(within(dialog).getByLabelText(/^Region/), "Arusha");
	await user.selectOptions(within(dialog).getByLabelText(/^Subject/), "Physics");
	await press("Save");
	await waitFor(() =>
		expect(sent()).toEqual([
			expect.objectContaining({ school_name: "Uhuru Primary", region: "Arusha", subject_taught: "Physics" }),
		]),
	);
	cleanup();
	const ofStudent = await (await openMenu()).openEditor();
	expect(within(ofStudent.dialog).queryByLabelText(/^School/)).toBeNull();
});

test("a save that is refused says why, keeps the name, and is stored at the next press", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const { user, openEditor, sent, server } = await openMenu();
	const { dialog, name, press } = await openEditor();
	fireEvent.change(name, { target: { value: "Amina of the Lake" } });
	const store = server.answers[`PATCH ${PATH}`];
	server.answers[`PATCH ${PATH}`] = refusal(403, { code: "42501", message: "permission denied" });
	await press("Save");
	expect((await within(dialog).findByRole("alert")).textContent).toContain(
		"does not let this account change its profile",
	);
	expect(await screen.findByText("Failed to update profile")).toBeTruthy();
	expect(name.value).toBe("Amina of the Lake");
	server.answers[`PATCH ${PATH}`] = store;
	// By key: a second click within 50 ms is no press of its own.
	await user.keyboard("{Enter}");
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Profile" })).toBeNull());
	expect(sent().at(-1)).toMatchObject({ name: "Amina of the Lake" });
});
