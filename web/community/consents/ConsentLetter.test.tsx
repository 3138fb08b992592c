// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ConsentLetter, LETTER_TEXTS } from "./ConsentLetter.tsx";
import { CONSENT_TEXT_VERSION } from "./consents.data.ts";

vi.mock("#web/platform/backend/config.ts", () => ({
	loadConfig: async () => ({ operator: { name: "Mlimani School", contact: "office@mlimani.test" } }),
}));

afterEach(cleanup);

/** What each version of the letter says: a consent names its version. */
const SAID: Record<string, string> = { "2026-11": "8f0457fa27e932ef" };

test("the letter says what is asked and by whom, leaves room for the adult's words, and names its version", async () => {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<ConsentLetter />
		</QueryClientProvider>,
	);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Consent of a parent or guardian");
	expect(await screen.findByText(/It is run by Mlimani School\./)).toBeTruthy();
	expect(screen.getByText(/office@mlimani\.test/)).toBeTruthy();
	for (const field of ["Name of the child", "Class", "Parent or guardian", "Date", "Signature"])
		expect(screen.getByText(field)).toBeTruthy();
	expect(screen.getByText(`Version of this letter: ${CONSENT_TEXT_VERSION}`)).toBeTruthy();
});

test("other words are another version", () => {
	const hash = createHash("sha256").update(LETTER_TEXTS.map((say) => say({}, { locale: "en" })).join("\n"));
	expect(SAID[CONSENT_TEXT_VERSION]).toBe(hash.digest("hex").slice(0, 16));
});
