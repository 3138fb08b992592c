// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Tab, TabList, TabPanel, Tabs } from "./Tabs.tsx";

afterEach(cleanup);

function renderTabs(onValueChange = vi.fn()) {
	render(
		<Tabs defaultValue="project" onValueChange={onValueChange}>
			<TabList aria-label="Challenge">
				<Tab value="project">Project</Tab>
				<Tab value="coding">Coding</Tab>
				<Tab value="manual" disabled>
					Manual
				</Tab>
				<Tab value="help">AI Help</Tab>
			</TabList>
			<TabPanel value="project">Facts</TabPanel>
			<TabPanel value="coding">Editor</TabPanel>
			<TabPanel value="help">Chat</TabPanel>
		</Tabs>,
	);
	return onValueChange;
}

test("an arrow key shows the next panel, past a tab that is disabled, and goes round", async () => {
	const onValueChange = renderTabs();
	const user = userEvent.setup();
	await user.tab();
	await user.keyboard("{ArrowRight}{ArrowRight}");
	expect(screen.getByRole("tabpanel", { name: "AI Help" }).textContent).toBe("Chat");
	expect(document.activeElement).toBe(screen.getByRole("tab", { name: "AI Help" }));
	await user.keyboard("{ArrowRight}");
	expect(onValueChange.mock.calls.flat()).toEqual(["coding", "help", "project"]);
});

test("only the chosen tab is reached with the Tab key", async () => {
	renderTabs();
	await userEvent.click(screen.getByRole("tab", { name: "Coding" }));
	expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1, -1]);
});

test("choosing the chosen tab again is no change", async () => {
	const onValueChange = renderTabs();
	await userEvent.click(screen.getByRole("tab", { name: "Project" }));
	expect(onValueChange).not.toHaveBeenCalled();
});
