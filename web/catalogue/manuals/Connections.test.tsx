// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadManual } from "#content/manuals.ts";
import { ManualSchematic } from "#web/catalogue/lesson/Schematic.tsx";
import { Connections } from "./Connections.tsx";

test("a manual shows the schematic of its connections, and says in the table what is on the way", async () => {
	const setup = (await loadManual("bluetooth-smart-lock"))?.circuitSetup;
	if (!setup) throw new Error("not written");
	render(<Connections setup={setup} safety={undefined} schematic={<ManualSchematic setup={setup} />} />);

	const drawing = screen.getByRole("img", { name: /^Schematic: / });
	expect(drawing.getAttribute("aria-label")).toContain("11 – 1 kΩ – HC-05 RXD; GND – 2 kΩ – HC-05 RXD");
	expect(drawing.getAttribute("aria-label")).toContain("GND – Batteries 6 V – Servo Plus (red)");
	expect(within(drawing).getByText("HC-05")).toBeTruthy();

	const rows = within(screen.getByRole("table")).getAllByRole("row");
	const cells = rows.map((row) => row.textContent);
	expect(cells).toContainEqual(expect.stringMatching(/^RXDThrough a resistor of 1 kΩ\.11$/));
	expect(cells).toContainEqual(expect.stringContaining("To Batteries 6 V, +."));
});
