// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createStore, useStore } from "#web/platform/storage/create-store.ts";
import type { CompilerHere } from "./compiler-here.ts";

const here = vi.hoisted(() => ({
	lookForCompiler: vi.fn<() => Promise<boolean>>(async () => false),
	keepCompiler: vi.fn<() => Promise<void>>(async () => undefined),
}));
const state = createStore<CompilerHere>({ is: "unknown" });
vi.mock("./compiler-here.ts", () => ({ ...here, MEGABYTES: 5.2, useCompilerHere: () => useStore(state) }));
const { CompilerHereDialog } = await import("./CompilerHereDialog.tsx");

afterEach(cleanup);

const show = (next: CompilerHere) => act(() => state.set(next));
const loadButton = () => screen.queryByRole("button", { name: "Load the compiler" });

test("says the size before it is loaded, how far it is, and that it is here", () => {
	render(<CompilerHereDialog open />);
	expect(here.lookForCompiler).toHaveBeenCalledOnce();
	expect(loadButton()).toBeNull();
	show({ is: "absent" });
	expect(screen.getByText("The compiler is a download of 5.2 MB.")).toBeTruthy();
	act(() => loadButton()?.click());
	expect(here.keepCompiler).toHaveBeenCalledOnce();
	show({ is: "loading", share: 0.5 });
	expect(screen.getByRole("progressbar", { name: "Loading the compiler" }).getAttribute("aria-valuenow")).toBe("50");
	expect(screen.getByText("2.6 of 5.2 MB")).toBeTruthy();
	expect(loadButton()).toBeNull();
	show({ is: "here" });
	expect(screen.getByText("The compiler is in this browser.")).toBeTruthy();
	expect(loadButton()).toBeNull();
});

test("what went wrong is said; only what may go better is offered again", () => {
	render(<CompilerHereDialog open />);
	show({ is: "failed", why: "network" });
	expect(screen.getByText(/could not be loaded. Check the connection/)).toBeTruthy();
	expect(loadButton()).toBeTruthy();
	show({ is: "failed", why: "broken" });
	expect(screen.getByText(/does not run in this browser/)).toBeTruthy();
	expect(loadButton()).toBeNull();
});
