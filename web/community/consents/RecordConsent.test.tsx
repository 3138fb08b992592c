// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { RecordConsent } from "./RecordConsent.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const RECORD = "POST /rest/v1/rpc/record_consent";

test("how an adult agreed is chosen before it is noted", async () => {
	const server = stubServer({ [RECORD]: null });
	const { user } = await renderInApp(<RecordConsent learnerId="neema" name="Neema K." />, { person: ASHA });
	await user.click(screen.getByRole("button", { name: /^Note the consent/ }));
	const dialog = within(screen.getByRole("dialog"));
	await user.click(dialog.getByRole("button", { name: "Note the consent" }));
	expect(dialog.getByText(/^Choose how/)).toBeTruthy();
	expect(server.asked(RECORD)).toEqual([]);
	await user.click(dialog.getByLabelText("A signed letter"));
	await user.keyboard("{Enter}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(server.asked(RECORD).map(({ body }) => body)).toEqual([
		expect.objectContaining({ subject: "neema", how: "signed_letter" }),
	]);
});
