import * as Blockly from "blockly/core";

/** Blocks of a list at the side, where they need not be smaller. */
const SIDE_SCALE = 0.8;
const STRIP_SCALE = 0.7;
/** A list below the program takes at most this part of the window for its tallest block. */
const LARGEST_STRIP = 0.22;
/** Left and right of the widest block. */
const BESIDE_PIXELS = 28;
/** A drawer's blocks are at most this wide. */
const DRAWER_PIXELS = 256;
/** What a finger meets. */
const FINGER_PIXELS = 44;

/**
 * A list of blocks at the side. A block that is too wide for it is drawn smaller, and so seen whole: the list is as wide as
 * `--toolbox-width` says, or wider where a block would be smaller than `--toolbox-least-scale`. An open drawer stays open
 * and takes its width from the workspace: it never lies over the program.
 */
class SideFlyout extends Blockly.VerticalFlyout {
	override readonly MARGIN = 14;
	/** Of the widest block, as it is drawn. */
	private widest = 0;

	constructor(options: Blockly.Options) {
		super(options);
		this.autoClose = false;
	}

	override show(contents: Parameters<Blockly.VerticalFlyout["show"]>[0]): void {
		super.show(contents);
		for (const block of blocksOf(this))
			block.setDragStrategy(new Take(block, () => pull.touch && !pull.sideways && this.isScrollable()));
		this.targetWorkspace.resize();
	}

	override hide(): void {
		const wasVisible = this.isVisible();
		super.hide();
		if (wasVisible) this.targetWorkspace.resize();
	}

	override getWidth(): number {
		if (!this.isVisible()) return 0;
		const needed = Math.ceil(this.widest) + BESIDE_PIXELS;
		return this.targetWorkspace.getToolbox() ? needed : Math.max(this.size("--toolbox-width"), needed);
	}

	override getFlyoutScale(): number {
		return SIDE_SCALE;
	}

	protected override reflowInternal_(): void {
		const elements = this.getContents().map((item) => item.getElement());
		const widths = elements.map((element) => element.getBoundingRectangle().getWidth());
		this.widest = Math.max(0, ...widths.map((width) => width * SIDE_SCALE * this.shrinkOf(width)));
		super.reflowInternal_();
		let y = this.MARGIN;
		for (const [index, element] of elements.entries()) {
			const { top, bottom } = element.getBoundingRectangle();
			const shrink = this.shrinkOf(widths[index] ?? 0);
			element.moveBy(0, y - top);
			y += (bottom - top) * shrink;
			if (element instanceof Blockly.BlockSvg) draw(element, shrink);
		}
	}

	/** How much smaller than the others something of this width is drawn. */
	private shrinkOf(width: number): number {
		const room = this.targetWorkspace.getToolbox() ? DRAWER_PIXELS : this.size("--toolbox-width") - BESIDE_PIXELS;
		const shrink = Math.max(this.size("--toolbox-least-scale"), room / width) / SIDE_SCALE;
		return Math.min(1, shrink);
	}

	private size(property: string): number {
		return sizeOf(this.targetWorkspace, property);
	}
}

/** A block keeps its left upper corner, from where it is taken out at the workspace's own size. */
function draw(block: Blockly.BlockSvg, shrink: number): void {
	const { x, y } = block.getRelativeToSurfaceXY();
	const { style } = block.getSvgRoot();
	style.transformOrigin = `${x}px ${y}px`;
	style.scale = String(shrink);
}

/**
 * A list of blocks below the program, scrolled sideways. It is as high as its blocks, and takes its height from the
 * workspace; without drawers no higher than the window allows, or than `--toolbox-height` says: of a taller block the upper
 * part is seen.
 */
class StripFlyout extends Blockly.HorizontalFlyout {
	override readonly MARGIN = 16;

	constructor(options: Blockly.Options) {
		super(options);
		this.autoClose = false;
	}

	override show(contents: Parameters<Blockly.HorizontalFlyout["show"]>[0]): void {
		super.show(contents);
		for (const block of blocksOf(this)) {
			block.setDragStrategy(new Take(block, () => pull.sideways && this.isScrollable()));
			makeRoomForFinger(block);
		}
		this.targetWorkspace.resize();
	}

	override hide(): void {
		const wasVisible = this.isVisible();
		super.hide();
		if (wasVisible) this.targetWorkspace.resize();
	}

	override getHeight(): number {
		if (!this.isVisible()) return 0;
		return Math.min(super.getHeight(), this.mostHeight());
	}

	/** Right below the workspace, above the drawers' names. */
	override getY(): number {
		const metrics = this.targetWorkspace.getMetricsManager();
		return metrics.getViewMetrics().height + metrics.getAbsoluteMetrics().top;
	}

	override getFlyoutScale(): number {
		return STRIP_SCALE;
	}

	private mostHeight(): number {
		if (this.targetWorkspace?.getToolbox()) return Number.POSITIVE_INFINITY;
		return Math.max(sizeOf(this.targetWorkspace, "--toolbox-height"), innerHeight * LARGEST_STRIP);
	}
}

/** A low block is met a little above and below it, too. */
function makeRoomForFinger(block: Blockly.BlockSvg): void {
	const { width, height } = block.getHeightWidth();
	const least = FINGER_PIXELS / STRIP_SCALE;
	if (height >= least) return;
	const box = { x: 0, y: (height - least) / 2, width, height: least, fill: "transparent" };
	block.getSvgRoot().prepend(Blockly.utils.dom.createSvgElement(Blockly.utils.Svg.RECT, box));
}

/** A block of a list is taken out by pulling it away from the list; pulled along it, the list scrolls. */
class Take extends Blockly.dragging.BlockDragStrategy {
	private readonly isAlong: () => boolean;

	constructor(block: Blockly.BlockSvg, isAlong: () => boolean) {
		super(block);
		this.isAlong = isAlong;
	}

	override isMovable(): boolean {
		return super.isMovable() && !this.isAlong();
	}
}

function blocksOf(flyout: Blockly.Flyout): Blockly.BlockSvg[] {
	return flyout.getContents().flatMap((item) => {
		const block = item.getElement();
		return block instanceof Blockly.BlockSvg ? [block] : [];
	});
}

/** Where the pointer that is down is pulled to. */
const pull = { touch: false, sideways: false, x: 0, y: 0 };

function onDown({ clientX, clientY }: PointerEvent) {
	Object.assign(pull, { touch: false, sideways: false, x: clientX, y: clientY });
}

function onMove({ clientX, clientY, buttons, pointerType }: PointerEvent) {
	if (buttons === 0) return;
	pull.touch = pointerType === "touch";
	pull.sideways = Math.abs(clientX - pull.x) > Math.abs(clientY - pull.y);
}

function onUp() {
	pull.touch = false;
	pull.sideways = false;
}

/** @returns ends it */
export function followPull(): () => void {
	addEventListener("pointerdown", onDown, true);
	addEventListener("pointermove", onMove, true);
	addEventListener("pointerup", onUp, true);
	return () => {
		removeEventListener("pointerdown", onDown, true);
		removeEventListener("pointermove", onMove, true);
		removeEventListener("pointerup", onUp, true);
		onUp();
	};
}

function sizeOf(workspace: Blockly.WorkspaceSvg, property: string): number {
	return Number.parseFloat(getComputedStyle(workspace.getInjectionDiv()).getPropertyValue(property)) || 0;
}

/** As Blockly's option `plugins` takes them. */
export const FLYOUT_PLUGINS = {
	flyoutsVerticalToolbox: SideFlyout,
	flyoutsHorizontalToolbox: StripFlyout,
};
