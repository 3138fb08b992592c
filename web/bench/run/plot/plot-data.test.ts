import { expect, test } from "vitest";
import { numbersIn, PlotData, plotRows } from "./plot-data.ts";

test.each([
	["21.5", { 1: 21.5 }],
	["3, -4;5\t6e2", { 1: 3, 2: -4, 3: 5, 4: 600 }],
	["temp:21.5 humidity:40", { temp: 21.5, humidity: 40 }],
	["Water temperature: 22.00 °C", { "Water temperature": 22 }],
	["x = 1, y = 2", { x: 1, y: 2 }],
	["Sensor DS18B20 on pin A0", {}],
	["ready", {}],
	["", {}],
])("%j holds %j", (line, values) => {
	expect(Object.fromEntries(numbersIn(line))).toEqual(values);
});

test("lines that come in pieces are put together", () => {
	const plot = new PlotData();
	for (const piece of ["tem", "p:2", "1\r", "\ntemp:22\n9"]) plot.feed(piece);
	expect(plot.all().series).toEqual([{ name: "temp", values: [21, 22] }]);
});

test("a series that comes later, or is missing in a line, keeps its place in time", () => {
	const plot = new PlotData();
	plot.feed("a:1\na:2 b:5\nb:6\n");
	expect(plot.all().series).toEqual([
		{ name: "a", values: [1, 2, Number.NaN] },
		{ name: "b", values: [Number.NaN, 5, 6] },
	]);
});

test("no more than a thousand points and eight series are kept, however much comes", () => {
	const plot = new PlotData();
	for (let round = 0; round < 20; round += 1) plot.feed("1 2 3 4 5 6 7 8 9 10\n".repeat(200));
	expect(plot.all().series).toHaveLength(8);
	expect(plot.all().times).toHaveLength(1000);
	expect(plot.all().series[0]?.values).toHaveLength(1000);
	plot.feed("7".repeat(100_000));
	plot.feed("\n");
	expect(plot.all().series[0]?.values).toHaveLength(1000);
});

test("a cleared plot begins from empty", () => {
	const plot = new PlotData();
	plot.feed("1\n2");
	plot.clear();
	plot.feed("3\n");
	expect(plot.all()).toEqual({ series: [{ name: "1", values: [3] }], times: [Number.NaN] });
});

test("the table has a row for each line, with its time where that is known", () => {
	const plot = new PlotData();
	plot.feed("celsius:21.5\n");
	plot.feed("celsius:22,alarm:1\n", 2.25);
	expect(plotRows(plot.all(), "Seconds")).toEqual([
		["Seconds", "celsius", "alarm"],
		["", "21.5", ""],
		["2.25", "22", "1"],
	]);
});

test("what is held does not change with later lines", () => {
	const plot = new PlotData();
	plot.feed("1\n", 1);
	const held = plot.all();
	plot.feed("2\n", 2);
	expect(held).toEqual({ series: [{ name: "1", values: [1] }], times: [1] });
});
