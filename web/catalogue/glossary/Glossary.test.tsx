// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadGlossary } from "#content/glossary.ts";
import { useExplain } from "#web/platform/learning/explain.ts";
import { Glossary } from "./Glossary.tsx";

// What it loads is transformed before the test begins.
beforeAll(() => Promise.all([loadGlossary("en"), import("./Word.tsx")]));
afterEach(cleanup);

function Text({ text }: { text: string }) {
	return <p>{useExplain()(text)}</p>;
}

test("what ends a sentence stays in the line of the word before it", async () => {
	const text = "Take a resistor, a breadboard (and a wire). Is that all?";
	render(
		<Glossary entries={["resistor", "breadboard"]}>
			<Text text={text} />
		</Glossary>,
	);
	const word = await screen.findByRole("button", { name: "resistor" });
	expect(word.closest(".whitespace-nowrap")?.textContent).toBe("resistor,");
	expect(screen.getByRole("button", { name: "breadboard" }).closest(".whitespace-nowrap")).toBeNull();
	expect(document.querySelector("p")?.textContent).toBe(text);
});
