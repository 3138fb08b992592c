// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { NewTab } from "./NewTab.tsx";

afterEach(cleanup);

async function add(name: string, onAdd = vi.fn()) {
	render(<NewTab open isTaken={(one) => one === "pitches.h"} onAdd={onAdd} />);
	await userEvent.type(screen.getByLabelText("Name of the tab"), `${name}{Enter}`);
	return onAdd;
}

test("a tab is added by its file name", async () => {
	expect(await add(" notes.h ")).toHaveBeenCalledExactlyOnceWith("notes.h");
});

test.each([
	["my notes", /letters, digits/],
	["notes.txt", /letters, digits/],
	["pitches.h", /already/],
])("%s is refused at its field, and stays to be mended", async (name, message) => {
	expect(await add(name)).not.toHaveBeenCalled();
	expect(screen.getByText(message)).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("Name of the tab").value).toBe(name);
});
