// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { ClassTabs } from "./ClassTabs.tsx";

const shown = vi.hoisted((): (string | null)[] => []);
vi.mock("#web/platform/session/avatars.queries.ts", () => ({
	useAvatar: (id: string | null) => {
		shown.push(id);
		return "default";
	},
}));

afterEach(cleanup);

test("a class's card names each student with their avatar", () => {
	const students = [
		{ id: "asha", name: "Asha Mushi" },
		{ id: "juma", name: "Juma", waiting: true },
	];
	render(<ClassTabs of={{ name: "7A", code: "", students } as unknown as TeacherClass} mayAdd={false} />);
	const lines = screen.getAllByRole("listitem");
	expect(shown).toEqual(["asha", "juma"]);
	expect(within(lines[0] as HTMLElement).getByText("AM")).toBeTruthy();
	expect(within(lines[0] as HTMLElement).getByText("Asha M.")).toBeTruthy();
});
