// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, pressTwice, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { ReportDialog } from "./ReportDialog.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const REPORT = "POST /rest/v1/rpc/report";
const COMMENT_ID = "00000000-0000-4000-8000-0000000000f0";
const JUMA = { id: "00000000-0000-4000-8000-0000000000b0", name: "Juma A." };

async function openReport() {
	const server = stubServer({ [REPORT]: null });
	const { user } = await renderInApp(
		<ReportDialog target={{ kind: "comment", id: COMMENT_ID }} author={JUMA} label="Report the comment of Juma A." />,
		{ person: ASHA },
	);
	await user.click(screen.getByRole("button", { name: "Report the comment of Juma A." }));
	const dialog = within(screen.getByRole("dialog", { name: "Report" }));
	return { server, user, dialog, send: dialog.getByRole("button", { name: "Send report" }) };
}

test("a report asks for a reason", async () => {
	const { server, user, dialog, send } = await openReport();
	await user.click(send);
	expect(dialog.getByText(/^Choose what is wrong/)).toBeTruthy();
	expect(server.asked(REPORT)).toEqual([]);
	await user.click(dialog.getByLabelText("Something else"));
	expect(dialog.queryByText(/^Choose what is wrong/)).toBeNull();
});

test("a report that is pressed twice at once is sent once, with a note, and closes", async () => {
	const { server, user, dialog, send } = await openReport();
	await user.click(dialog.getByLabelText("Unkind or insulting"));
	fireEvent.change(dialog.getByRole("textbox"), { target: { value: "It hurts." } });
	pressTwice(send);
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Report" })).toBeNull());
	expect(await screen.findByText("Thank you. A teacher looks at it.")).toBeTruthy();
	expect(server.asked(REPORT).map(({ body }) => body)).toEqual([
		{ kind: "comment", target: COMMENT_ID, reason: "unkind", note: "It hurts." },
	]);
});
