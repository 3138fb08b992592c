// How cost grows: at several sizes of what a school has, the p99 of what is asked of the product, and its memory, with the
// exponent of each, drawn in docs/measurements once all axes have ended well. AXES=posts,parts names some of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tools/root.mjs";
import { commit } from "../table/machine.mjs";
import { waitsFor } from "../waits-for.mjs";
import * as attempts from "./growth/attempts.mjs";
import { exponentText, pointsOf } from "./growth/fit.mjs";
import * as learners from "./growth/learners.mjs";
import * as parts from "./growth/parts.mjs";
import { pictureOf } from "./growth/picture.mjs";
import * as posts from "./growth/posts.mjs";
import * as sketch from "./growth/sketch.mjs";
import * as sockets from "./growth/sockets.mjs";
import * as versions from "./growth/versions.mjs";

const AXES = [learners, posts, attempts, versions, sockets, sketch, parts];
const FOLDER = join(root, "docs", "measurements");

export async function measure() {
	const measured = [];
	for (const { axis, measureAxis } of wantedAxes()) {
		waitsFor(`the axis ${axis.name}`);
		const began = performance.now();
		const entries = await measureAxis(axis.sizes);
		console.info(`${axis.name}: ${Math.round((performance.now() - began) / 1000)} s`);
		measured.push({ axis, entries });
	}
	const taken = `${new Date().toISOString().slice(0, 10)}, commit ${commit()}`;
	mkdirSync(FOLDER, { recursive: true });
	for (const { axis, entries } of measured) {
		writeFileSync(join(FOLDER, `growth-${axis.name.replaceAll(" ", "-")}.svg`), pictureOf(axis, entries, taken));
	}
	return Object.assign({}, ...measured.map(rowsOfAxis));
}

function wantedAxes() {
	const names = process.env.AXES?.split(",") ?? AXES.map(({ axis }) => axis.name);
	return names.map((name) => {
		const found = AXES.find(({ axis }) => axis.name === name);
		if (!found) throw new Error(`There is no axis ${name}: ${AXES.map(({ axis }) => axis.name).join(", ")}`);
		return found;
	});
}

function rowsOfAxis({ axis: { name }, entries }) {
	const largest = entries.at(-1);
	const rows = {};
	const add = (what, of, title) => {
		rows[`${name}: ${title}`] = Number(largest[of][what].toPrecision(3));
		rows[`${name}: ${what}: exponent`] = exponentText(pointsOf(entries, of, what));
	};
	for (const asked of Object.keys(largest.times)) add(asked, "times", `${asked}, p99 at ${largest.size} (ms)`);
	for (const thing of Object.keys(largest.memory)) add(thing, "memory", `${thing}, memory at ${largest.size} (MB)`);
	return rows;
}
