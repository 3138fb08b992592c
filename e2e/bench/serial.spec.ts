import { readFileSync } from "node:fs";
import { ChallengePage } from "../pages/challenge-page.ts";
import { expectGoodAtEverySize } from "../support/good-screen.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { expectStatus } from "../support/toasts.ts";

/** Answers each byte that arrives with itself. */
const ECHO = `void setup() {
  Serial.begin(9600);
}
void loop() {
  if (Serial.available()) Serial.write(Serial.read());
}
`;

test("the serial monitor sends the chosen line ending and shows what comes back, as bytes and as a plot", async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	await challenge.wireForMe();
	await challenge.write(ECHO);
	await challenge.upload();
	await expectStatus(page, "Upload complete!");

	const ending = page.getByRole("combobox", { name: "Line ending" });
	const bytes = page.getByRole("button", { name: "Show bytes" });
	const send = async (text: string) => {
		await page.getByRole("textbox", { name: "Send a line to the board" }).fill(text);
		await page.keyboard.press("Enter");
	};
	await challenge.showPanel("Serial");
	await expect(ending).toHaveValue("newline");
	await send("Hi");
	await expect(challenge.serial).toHaveText("Hi");
	await ending.selectOption("Both NL and CR");
	await bytes.press("Enter");
	await send("21 °C");
	await expect(challenge.serial).toContainText("48 69 0A");
	await expect(challenge.serial).toContainText("32 31 20 C2 B0 43 0D 0A  21 ··C··");
	await expectGoodAtEverySize(page);

	await send("celsius:21.5");
	// Two presses within 50 ms are one: no one types a line so fast.
	await expect(challenge.serial).toContainText("32 31 2E 35 0D 0A");
	await send("celsius:22");
	await expect(challenge.serial).toContainText("32 32 0D 0A");
	await challenge.showPanel("Plotter");
	const cursor = page.getByRole("slider", { name: "Time on the plot" });
	await cursor.press("End");
	await expect(cursor).toHaveAttribute("aria-valuetext", "celsius 22 · now");
	await cursor.press("ArrowLeft");
	await expect(cursor).toHaveAttribute("aria-valuetext", "celsius 21.5");
	await cursor.hover({ position: { x: 400, y: 40 } });
	await expect(cursor).toHaveAttribute("aria-valuetext", "celsius 22 · now");
	await page.getByRole("button", { name: "Hold" }).click();
	await expectGoodAtEverySize(page);
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save table" }).click();
	expect(readFileSync(await (await saving).path(), "utf8")).toBe(
		"\uFEFFSeconds,1,celsius\r\n,21,\r\n,,21.5\r\n,,22\r\n",
	);
	await page.getByRole("button", { name: "celsius" }).press("Enter");
	await expect(page.getByRole("button", { name: "celsius" })).toHaveAttribute("aria-pressed", "false");

	await page.reload();
	await challenge.showPanel("Serial");
	await expect(ending).toHaveValue("both");
});
