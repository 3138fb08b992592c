const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 30;
const PADDING = 12;
const GAP = 10;

/**
 * Says something at a block in the workspace, in the block's own group, so that it moves along.
 * @returns takes it away
 */
export function drawBubble(block: Element, label: string, side: "above" | "right"): () => void {
	const box = block.querySelector<SVGGraphicsElement>(":scope > .blocklyPath")?.getBBox();
	if (!box) return () => undefined;
	const bubble = element("g", block, { class: "block-bubble", "aria-hidden": "true" });
	const ground = element("rect", bubble, { height: HEIGHT, rx: 10 });
	element("path", bubble, { d: side === "right" ? "M2 8l-10 7 10 7z" : `M14 ${HEIGHT - 2}l-4 10 16-10z` });
	const text = element("text", bubble, { x: PADDING, y: 20 });
	text.textContent = label;
	const width = text.getComputedTextLength() + 2 * PADDING;
	ground.setAttribute("width", String(width));
	const at =
		side === "right"
			? { x: box.x + box.width + GAP, y: box.y + (box.height - HEIGHT) / 2 }
			: { x: box.x + box.width - width, y: box.y - HEIGHT - GAP / 2 };
	bubble.setAttribute("transform", `translate(${at.x} ${at.y})`);
	return () => bubble.remove();
}

function element<Name extends keyof SVGElementTagNameMap>(
	name: Name,
	parent: Element,
	attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
	const made = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
	return parent.appendChild(made);
}
