import { BlocksPage } from "../pages/blocks-page.ts";
import { BuildingPage } from "../pages/building-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";

const COMPILED_WITHIN = 60_000;

test("blocks sense a short touch of the drawn sensor: by mouse, finger and keyboard", async ({
	browser,
	productUrl,
}) => {
	const viewport = { width: 1280, height: 800 };
	const device = await browser.newContext({ baseURL: productUrl, hasTouch: true, viewport });
	const page = await device.newPage();
	await enter(page, await makeAccount());
	const blocks = new BlocksPage(page);
	await blocks.open("touch-light");
	const kinds = ["wait_until", "light_on", "wait_until", "light_off", "wait_until", "light_on", "forever"];
	for (const [index, kind] of kinds.entries()) await blocks.addUnder(kind, kinds[index - 1] ?? "when_flag_clicked");
	await blocks.addForever("wait_until");
	const sensor = page.getByRole("button", { name: "Touch sensor: press and hold" });
	await expect(sensor).toHaveCount(0);
	await blocks.button("Run").click();
	const lamp = (state: string) => page.getByText(`The white LED is ${state}.`);
	const waits = page.locator(".wait_until.block-running");
	await expect(waits).toBeAttached();
	await sensor.click();
	await expect(lamp("on")).toBeAttached();
	await expect(waits).toBeAttached();
	await sensor.tap();
	await expect(lamp("off")).toBeAttached();
	await expect(waits).toBeAttached();
	await sensor.press(" ");
	await expect(lamp("on")).toBeAttached();

	await expect(waits).toBeAttached();
	const { x, y, width, height } = await restingBox(sensor);
	await page.mouse.move(x + width / 2, y + height / 2);
	await page.mouse.down();
	await expect(sensor).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("button", { name: "Touch", exact: true })).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator(".sensor-tag")).toHaveText("yes pin 2: 1");
	// The program is stopped under the hand.
	await blocks.button("Stop").press("Enter");
	await expect(sensor).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Touch", exact: true })).toHaveAttribute("aria-pressed", "false");
	await page.mouse.up();
	await device.close();
});

test("a drawn button is pressed while the sketch runs, and moved while none does", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await enter(page, await makeAccount());
	const challenge = new ChallengePage(page);
	const building = new BuildingPage(page);
	await challenge.open("traffic-controller");
	const button = building.tool("Push button: press and hold");
	const part = page.locator(".circuit-board .part-kind-button");
	const middle = async () => {
		const { x, y, width, height } = await restingBox(part);
		return { x: x + width / 2, y: y + height / 2 };
	};
	const dragAside = async () => {
		const { x, y } = await middle();
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + 60, y, { steps: 4 });
		await page.mouse.up();
	};
	const position = () => part.evaluate((element) => element.style.left);

	await challenge.wireForMe();
	const before = await position();
	await dragAside();
	await expect.poll(position).not.toBe(before);
	await building.tool("Undo").press("Enter");
	await expect.poll(position).toBe(before);

	await challenge.write(
		"int last = 1;\nvoid setup() {\n  Serial.begin(9600);\n  pinMode(10, INPUT_PULLUP);\n}\nvoid loop() {\n  int now = digitalRead(10);\n  if (now != last) Serial.println(now);\n  last = now;\n  delay(50);\n}\n",
	);
	await challenge.upload();
	await expect(button).toBeVisible({ timeout: COMPILED_WITHIN });
	await challenge.showPanel("Serial");
	await button.click();
	await expect(challenge.serial).toHaveText(/0\s*1\s*$/);
	await button.press("Enter");
	await expect(challenge.serial).toHaveText(/0\s*1\s*0\s*1\s*$/);

	const at = await middle();
	await page.mouse.move(at.x, at.y);
	await page.mouse.down();
	await expect(page.locator(".grip-bubble")).toHaveText(/^Push button: held\s*pin 10 reads 0$/);
	await page.mouse.up();
	await expect(page.locator(".grip-bubble")).toHaveText(/^Push button: not held\s*pin 10 reads 1$/);
	await dragAside();
	expect(await position()).toBe(before);
	await building.tool("Stop").click();
	await expect(button).toHaveCount(0);
});
