import { expect, test } from "vitest";
import { weighPages } from "./page-weights.mjs";

const HTML = `<script type="module" src="/assets/entry.js"></script>
<script>const firstLoads = {"pages":[{"path":"/staff","files":["/assets/a.js"]},{"path":"/primary-kit","search":"view","files":["/assets/a.js","/assets/b.js"]}],"projects":{"lamp":"/assets/lamp.js","scale":"/assets/scale.js","robot":"/assets/robot.js"}};
</script>`;
const SIZES: Record<string, number> = { entry: 100_000, a: 20_000, b: 3000, lamp: 1000, scale: 4000, robot: 9000 };
const KITS = [
	{ type: "primary", project_ids: ["lamp", "scale"] },
	{ type: "secondary", project_ids: ["robot"] },
];

test("a page weighs its entry, what it begins with, and where a project is open the heaviest of its kits", () => {
	const sizeOf = (file: string) => SIZES[/\/(\w+)\.js/.exec(file)?.[1] ?? ""] ?? Number.NaN;
	expect(weighPages(HTML, sizeOf, KITS)).toEqual([
		{ page: "/staff", kilobytes: 120 },
		{ page: "/primary-kit?view", kilobytes: 127 },
	]);
});
