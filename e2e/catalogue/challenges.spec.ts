import { enter, makeAccount } from "../support/people.ts";
import { expect, test } from "../support/product.ts";
import { restingBox } from "../support/resting-box.ts";

/** As the specification lists them, but that those without content stand last. */
const LEVELS = [
	{
		level: "Beginner",
		facts: /Ages 8-12.*Block code.*11 challenges.*Easy.*30-60 mins/,
		page: "/primary-kit",
		ids: "led-sequence touch-light tilt-alarm motion-light auto-light fire-alarm temp-humid-monitor distance-meter smoke-detector joystick-led obstacle-avoidance",
	},
	{
		level: "Intermediate",
		facts: /Ages 13-15.*Text code.*15 challenges.*Medium.*1-2 hours/,
		page: "/secondary-kit",
		ids: "magnetic-detector water-temp-monitor uv-monitor rain-window water-tank-monitor digital-scale iot-irrigation voice-light smart-glove color-sorter pressure-tracker heart-rate-monitor rfid-access ph-monitor balancing-robot",
	},
	{
		level: "Advanced",
		facts: /Ages 16\+.*10 challenges.*Hard.*2\+ hours/,
		page: "/secondary-kit",
		ids: "traffic-controller gesture-home thermal-camera env-monitor vibration-monitor iot-agriculture biometric-lock health-station face-recognition gps-car",
	},
];

test("all 36 projects stand on the challenges page, by level, and lead to where they are made", {
	tag: "@matrix",
}, async ({ page }) => {
	await enter(page, await makeAccount());
	await page.goto("/challenges");
	const drawer = page.getByRole("dialog");
	const panel = page.getByRole("tabpanel");
	async function pullDown(heading: string, button: "left" | "right" = "left") {
		// The drawer slides in.
		const head = await restingBox(drawer.getByRole("heading", { name: heading, exact: true }));
		await page.mouse.move(head.x + 20, head.y + 10);
		await page.mouse.down({ button });
		await page.mouse.move(head.x + 20, head.y + 170, { steps: 4 });
		await page.mouse.up({ button });
	}
	for (const { level, facts, page: at, ids } of LEVELS) {
		const pages = ids.split(" ").map((id) => `${at}?challenge=${id}`);
		const card = page.getByRole("button", { name: facts });
		await expect(card).toContainText(level);
		await card.focus();
		await page.keyboard.press("Enter");
		await expect(drawer.getByRole("heading", { name: `${level} challenges`, exact: true })).toBeVisible();
		const all = drawer.getByRole("link", { name: /^View Project/ });
		await expect(all).toHaveCount(pages.length);
		expect(await all.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(pages);
		await expect(drawer.getByText("Popular", { exact: true })).toHaveCount(3);
		await page.keyboard.press("Escape");
		await expect(drawer).toHaveCount(0);
		await expect(card).toBeFocused();

		await page.getByRole("tab", { name: level, exact: true }).click();
		const six = panel.getByRole("link", { name: /^Start Challenge/ });
		await expect(six).toHaveCount(6);
		await expect(six.first()).toHaveAttribute("href", pages[0] ?? "");
		await expect(six.last()).toHaveAttribute("href", pages[5] ?? "");
		await expect(panel.getByText("New", { exact: true })).toHaveCount(1);
		await panel.getByRole("button", { name: "View All", exact: true }).click();
		await expect(all).toHaveCount(pages.length);

		await pullDown(`${level} challenges`);
		await expect(drawer).toHaveCount(0);
	}
	await page.getByRole("button", { name: LEVELS[0]?.facts ?? "" }).click();
	await pullDown("Beginner challenges", "right");
	await drawer.getByRole("link", { name: "View Project Touch Light" }).click();
	await expect(page.getByRole("heading", { name: "Touch Light", level: 1 })).toBeVisible();
});
