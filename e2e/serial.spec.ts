import { ChallengePage } from "./pages/challenge-page.ts";
import { expectGoodAtEverySize } from "./support/good-screen.ts";
import { atDashboard } from "./support/people.ts";
import { expect, test } from "./support/product.ts";
import { expectToast } from "./support/toasts.ts";

/** Answers each byte that arrives with itself. */
const ECHO = `void setup() {
  Serial.begin(9600);
}
void loop() {
  if (Serial.available()) Serial.write(Serial.read());
}
`;

test("the serial monitor sends the chosen line ending and shows the bytes that come back", async ({ page }) => {
	await atDashboard(page);
	const challenge = new ChallengePage(page);
	await challenge.open("water-temp-monitor");
	await challenge.wireForMe();
	await challenge.write(ECHO);
	await challenge.upload();
	await expectToast(page, "Upload complete!");

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

	await page.reload();
	await page.getByRole("tab", { name: "Coding" }).click();
	await challenge.showPanel("Serial");
	await expect(ending).toHaveValue("both");
});
