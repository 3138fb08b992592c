import type { Page } from "@playwright/test";
import { BlocksPage } from "../pages/blocks-page.ts";
import { ChallengePage } from "../pages/challenge-page.ts";
import { Hand } from "../pages/hand.ts";
import { TourCard } from "../pages/tour-card.ts";
import { atFirstVisit } from "../support/people.ts";
import { expect, expectNoSidewaysScroll, matrixUnless, test } from "../support/product.ts";
import { programOf } from "../support/programs.ts";
import { restingBox } from "../support/resting-box.ts";

/** Milliseconds: a compiler beside a whole product, on a busy computer. */
const COMPILED_WITHIN = 60_000;
const SIZES = [
	{ width: 1280, height: 800, touch: false },
	{ width: 360, height: 740, touch: true },
];

/** Somebody new does a project by mouse or by finger, and works its parts only where they are drawn. */
class Learner {
	readonly page: Page;
	readonly hand: Hand;
	readonly blocks: BlocksPage;
	readonly challenge: ChallengePage;
	readonly touch: boolean;
	constructor(page: Page, touch: boolean) {
		this.page = page;
		this.touch = touch;
		this.hand = new Hand(page, touch);
		this.blocks = new BlocksPage(page);
		this.challenge = new ChallengePage(page);
	}

	press(name: string | RegExp): Promise<void> {
		return this.hand.press(this.page.getByRole("button", { name, exact: true }));
	}

	/** A phone shows one of several views at a time. */
	async show(view: "Blocks" | "Board" | "Code"): Promise<void> {
		if (this.touch) await this.press(view);
	}

	skipTour(): Promise<void> {
		return new TourCard(this.page).skip();
	}

	/** Once the checks have shown what is missing. */
	async stop(): Promise<void> {
		await expect(this.page.getByRole("status").getByText("Not yet")).toBeVisible();
		await this.press("Stop");
		await expect(this.blocks.button("Run")).toBeVisible();
	}

	part(role: "button" | "slider", name: string) {
		return this.page.getByRole(role, { name, exact: true });
	}

	async expectLamp(color: string, state: "on" | "off"): Promise<void> {
		await expect(this.page.getByText(`The ${color} LED is ${state}.`)).toBeAttached();
	}

	async under(kind: string, above: string): Promise<void> {
		if (this.touch) await this.blocks.addByTouch(kind, above, { x: 0, y: 46 });
		else await this.blocks.addUnder(kind, above);
		await expect(this.blocks.block(kind)).not.toHaveCount(0);
	}

	async inForever(kind: string): Promise<void> {
		if (this.touch) await this.blocks.addByTouch(kind, "forever", { x: 14, y: 42 });
		else await this.blocks.addForever(kind);
	}

	/** The first condition of a kind in the list, into a block that has none. */
	async asking(kind: string, into: string): Promise<void> {
		if (this.touch) await this.blocks.addByTouch(kind, into, { x: 42, y: 4 });
		else await this.blocks.addCondition(kind, into);
		await expect(this.blocks.block(kind)).not.toHaveCount(0);
	}

	async inIfElse(kind: string, mouth: "yes" | "no"): Promise<void> {
		if (!this.touch) return this.blocks.addWhen(kind, mouth);
		// What is missing is shown below the blocks: they are pulled up, clear of the list.
		if (mouth === "no") {
			const { y } = await restingBox(this.blocks.block("when_flag_clicked"));
			await this.blocks.dragByTouch({ x: 330, y: y + 120 }, { x: 330, y: y + 40 });
		}
		const { height } = await restingBox(this.blocks.block("if_else"));
		await this.blocks.addByTouch(kind, "if_else", { x: 14, y: mouth === "yes" ? 58 : height - 52 });
		await expect(this.blocks.block(kind)).not.toHaveCount(0);
	}

	/** Builds the circuit, writes the program and uploads it, up to the success page. */
	async uploadSolution(projectId: string): Promise<void> {
		await this.challenge.open(projectId);
		await this.skipTour();
		await this.show("Board");
		await this.press("More");
		await this.press("Wire it for me");
		await this.show("Code");
		await this.challenge.write(programOf(projectId, "solution"));
		await this.press(/^Upload/);
	}

	/** All checks have passed; the program is still running. */
	async celebrate(): Promise<void> {
		await expect(this.page.getByRole("heading", { name: "Project Completed" })).toBeFocused({
			timeout: COMPILED_WITHIN,
		});
		await expect(this.page.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
		await expectNoSidewaysScroll(this.page);
		await this.press("Back to my program");
		await this.show("Board");
	}

	async expectStored(): Promise<void> {
		await this.page.reload();
		await expect(this.page.getByText("Completed", { exact: true }).first()).toBeAttached();
	}
}

const PROJECTS: Record<string, (learner: Learner) => Promise<void>> = {
	async "touch-light"(learner) {
		const sensor = learner.part("button", "Touch sensor: press and hold");
		await learner.blocks.open("touch-light");
		await learner.skipTour();
		await learner.under("forever", "when_flag_clicked");
		await learner.inForever("wait_until");
		await learner.under("light_on", "wait_until");
		await learner.under("wait_until", "light_on");
		await learner.press("Run");
		await learner.show("Board");
		await learner.expectLamp("white", "off");
		await learner.hand.press(sensor);
		await learner.expectLamp("white", "on");
		await learner.stop();

		await learner.show("Blocks");
		await learner.under("light_off", "wait_until");
		await learner.press("Run");
		await learner.celebrate();
		// The page has touched it, too.
		const isOn = await learner.page.getByText("The white LED is on.").isVisible();
		for (const state of isOn ? (["off", "on"] as const) : (["on", "off"] as const)) {
			// A touch is sensed where the program waits for it.
			await expect(learner.page.locator(".wait_until.block-running")).toBeAttached();
			await learner.hand.press(sensor);
			await learner.expectLamp("white", state);
		}
	},

	async "auto-light"(learner) {
		const sensor = learner.part("slider", "Photoresistor: drag, or use the arrow keys");
		await learner.blocks.open("auto-light");
		await learner.skipTour();
		await learner.under("forever", "when_flag_clicked");
		await learner.inForever("if_else");
		await learner.asking("compare", "if_else");
		await learner.inIfElse("light_on", "yes");
		await learner.press("Run");
		await learner.show("Board");
		await learner.expectLamp("white", "off");
		await learner.hand.drag(sensor, 0, 200);
		await learner.expectLamp("white", "on");
		await learner.stop();

		await learner.show("Blocks");
		await learner.inIfElse("light_off", "no");
		await learner.press("Run");
		await learner.celebrate();
		await learner.hand.drag(sensor, 0, -200);
		await learner.expectLamp("white", "off");
		await learner.hand.drag(sensor, 0, 200);
		await learner.expectLamp("white", "on");
	},

	async "traffic-controller"(learner) {
		const cars = learner.part("button", "Model crossing, Side road: cars: press to change");
		await learner.uploadSolution("traffic-controller");
		await learner.celebrate();
		await learner.expectLamp("green", "off");
		await learner.hand.press(learner.part("button", "Push button: press and hold"));
		await learner.expectLamp("green", "on");
		await learner.expectLamp("green", "off");
		const before = await cars.getAttribute("aria-pressed");
		await learner.hand.press(cars);
		await expect(cars).toHaveAttribute("aria-pressed", String(before === "false"));
		// That of the other sensor may still be there.
		const says = `pin A1 reads ${before === "false" ? 0 : 1}`;
		await expect(learner.page.locator(".grip-bubble", { hasText: says })).toBeVisible();
	},

	async "digital-scale"(learner) {
		const pan = learner.part("slider", "Load cell with a pan, Beans: drag, or use the arrow keys");
		await learner.uploadSolution("digital-scale");
		await learner.celebrate();
		await learner.hand.drag(pan, 0, 200);
		await learner.expectLamp("red", "off");
		await learner.hand.drag(pan, 0, -200);
		await learner.expectLamp("red", "on");
		// The scale reads its button only between two measurements.
		const release = await learner.hand.hold(learner.part("button", "Push button: press and hold"));
		await learner.expectLamp("red", "off");
		await release();
	},
};

/** One with blocks by finger, one in C++ by mouse. */
const IN_GATE = ["auto-light at 360", "digital-scale at 1280"];

for (const [id, work] of Object.entries(PROJECTS))
	for (const { width, height, touch } of SIZES)
		test(
			`${id} is done whole, its parts worked where they are drawn, at ${width} × ${height}`,
			matrixUnless(IN_GATE.includes(`${id} at ${width}`)),
			async ({ browser, productUrl }) => {
				const viewport = { width, height };
				const device = await browser.newContext({ baseURL: productUrl, viewport, hasTouch: touch, isMobile: touch });
				const page = await device.newPage();
				await atFirstVisit(page);
				const learner = new Learner(page, touch);
				await work(learner);
				await learner.expectStored();
				await device.close();
			},
		);
