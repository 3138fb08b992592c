// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import { ExplainContext } from "#web/platform/learning/explain.ts";
import { loadExplanations } from "./explain-diagnostic.ts";
import { MessagePanel } from "./MessagePanel.tsx";

afterEach(cleanup);

const fix = [{ line: 2, column: 10, remove: "", insert: ";" }];
const mistake: Diagnostic = {
	code: "missing_semicolon",
	severity: "error",
	line: 2,
	column: 10,
	params: { after: ")" },
	raw: "",
	fix,
};

function renderPanel(diagnostics: Diagnostic[], onFix = vi.fn(() => true)) {
	const onJump = vi.fn();
	render(<MessagePanel diagnostics={diagnostics} onJump={onJump} onFix={onFix} />);
	return { onJump, onFix };
}

test("a mistake with one remedy is mended with one press, and once only", async () => {
	const { onFix } = renderPanel([mistake]);
	await userEvent.click(screen.getByRole("button", { name: "Mend it for me" }));
	expect(onFix).toHaveBeenCalledExactlyOnceWith(fix);
	expect(screen.queryByRole("button", { name: "Mend it for me" })).toBeNull();
	expect(screen.getByText("Mended. Press Verify to look again.")).toBeTruthy();
});

test("where the line is another by now, nothing is said to be mended", async () => {
	renderPanel(
		[mistake],
		vi.fn(() => false),
	);
	await userEvent.click(screen.getByRole("button", { name: "Mend it for me" }));
	expect(screen.getByText(/You have changed this line since/)).toBeTruthy();
});

test("a mistake that only the learner can mend offers no such press", () => {
	const { fix: _, ...plain } = mistake;
	renderPanel([plain]);
	expect(screen.queryByRole("button", { name: "Mend it for me" })).toBeNull();
});

test("its explained words are buttons of their own, none in code, and the title alone leads to the line", async () => {
	await loadExplanations();
	const { fix: _, ...plain } = mistake;
	const seen: [string, readonly string[]][] = [];
	const explain = (text: string, earlier: readonly string[] = []) => {
		seen.push([text, earlier]);
		return <button type="button">{text}</button>;
	};
	const onJump = vi.fn();
	render(
		<ExplainContext value={explain}>
			<MessagePanel diagnostics={[plain]} onJump={onJump} onFix={() => true} />
		</ExplainContext>,
	);
	expect(seen).toEqual([
		["Every instruction ends with ", []],
		[". Put one after ", ["Every instruction ends with "]],
		[".", ["Every instruction ends with ", ". Put one after "]],
	]);
	const [word] = screen.getAllByRole("button", { name: /^Every instruction/ });
	expect(word?.parentElement?.closest("button")).toBeNull();
	await userEvent.click(word as HTMLElement);
	expect(onJump).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("button", { name: "Line 2: a semicolon is missing" }));
	expect(onJump).toHaveBeenCalledExactlyOnceWith(2, 10);
});
