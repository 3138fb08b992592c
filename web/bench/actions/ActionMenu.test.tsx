// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Save } from "lucide-react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { ActionMenu } from "./ActionMenu.tsx";
import { type BenchAction, runByKey } from "./bench-action.ts";

afterEach(() => {
	cleanup();
	vi.clearAllMocks();
});

const BENCH = { name: "the bench" };
type Bench = typeof BENCH;

const run = vi.fn<(bench: Bench) => void>();

const ACTIONS: BenchAction<Bench>[] = [
	{ icon: Save, label: () => "Save", key: "s", run },
	{
		icon: Save,
		label: () => "Rename",
		Dialog: ({ bench, onDone, ...opening }) => (
			<Dialog {...opening} title={`Rename ${bench.name}`}>
				<button type="button" onClick={onDone}>
					Done
				</button>
			</Dialog>
		),
	},
];

function renderBench() {
	render(
		// biome-ignore lint/a11y/noStaticElementInteractions: a bench
		<div onKeyDown={(event) => runByKey(event, ACTIONS, BENCH)}>
			<input aria-label="Field" />
			<ActionMenu actions={ACTIONS} bench={BENCH} />
		</div>,
	);
	return userEvent.setup();
}

const menuButton = () => screen.getByRole("button", { name: "More for your program" });

test("an entry does its action and closes the menu", async () => {
	const user = renderBench();
	await user.click(menuButton());
	await user.click(screen.getByRole("button", { name: "Save" }));
	expect(run).toHaveBeenCalledExactlyOnceWith(BENCH);
	expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

test("one that asks first opens its dialog; afterwards the menu's button has the focus", async () => {
	const user = renderBench();
	await user.click(menuButton());
	await user.click(screen.getByRole("button", { name: "Rename" }));
	expect(screen.getByRole("dialog", { name: "Rename the bench" })).toBeDefined();
	await user.click(screen.getByRole("button", { name: "Done" }));
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(document.activeElement).toBe(menuButton());
});

test("its key does it anywhere on the bench, with Ctrl or ⌘ alone, and the browser does nothing", () => {
	renderBench();
	const field = screen.getByLabelText("Field");
	// False: the default was prevented.
	expect(fireEvent.keyDown(field, { key: "s", ctrlKey: true })).toBe(false);
	expect(fireEvent.keyDown(field, { key: "S", metaKey: true })).toBe(false);
	expect(run).toHaveBeenCalledTimes(2);
	expect(fireEvent.keyDown(field, { key: "s" })).toBe(true);
	expect(fireEvent.keyDown(field, { key: "s", ctrlKey: true, altKey: true })).toBe(true);
	expect(fireEvent.keyDown(field, { key: "x", ctrlKey: true })).toBe(true);
	expect(run).toHaveBeenCalledTimes(2);
});
