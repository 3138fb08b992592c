import { expect, test } from "vitest";
import { namesIn, readRoster } from "./roster-text.ts";

const read = (text: string) => {
	const { rows, columns } = readRoster(text);
	return namesIn(rows, columns);
};

test.each([
	["names alone", "Asha Mushi\nEliud Njau"],
	["a comma", "7A, Asha Mushi\n7A, Eliud Njau"],
	["a semicolon", "7A;Asha Mushi;F\n7A;Eliud Njau;M"],
	["a tab", "Asha Mushi\t7A\nEliud Njau\t7B"],
	["several spaces", "1   Asha Mushi   F\n2   Eliud Njau   M"],
	["quotes", '7A,"Asha Mushi"\n7A,"Njau, Eliud"'],
	["a heading", "No;Name;Sex\n1;Asha Mushi;F\n2;Eliud Njau;M"],
	["a heading in Swahili", "Na\tJina la mwanafunzi\n1\tAsha Mushi\n2\tEliud Njau"],
	["a heading over names alone", "NAMES\nAsha Mushi\nEliud Njau"],
	["a heading with signs", "S/N,Student's Name (full),Sex,Adm. No.\n1,Asha Mushi,F,A001\n2,Eliud Njau,M,A002"],
	["a title over the headings", "Darasa la 7A\n\nNamba,Jina\n1,Asha Mushi\n2,Eliud Njau"],
	["a heading again on the next page", "Name\nAsha Mushi\nName\nEliud Njau"],
	["only headings that are no names", "No.,Mtoto,Class\n1,Asha Mushi,7A\n2,Eliud Njau,7A"],
	["what everybody is", "Asha Mushi,Student\nEliud Njau,Student"],
	["a heading that is not known", "Name,Hobby\nAsha Mushi,Chess\nEliud Njau,Chess"],
	["first names and surnames", "1,Asha,Mushi,F\n2,Eliud,Njau,M"],
	["first names, surnames and a class", "Asha,Mushi,Form One\nEliud,Njau,Form One"],
	["headings of both", "First Name,Sex,Surname\nAsha,F,Mushi\nEliud,M,Njau"],
	["the surname first", "Surname,First name\nMushi,Asha\nNjau,Eliud"],
	["the surname first, in Swahili", "Jina la ukoo\tJina la kwanza\nMushi\tAsha\nNjau\tEliud"],
	["name and surname", "Jina, Jina la ukoo\nAsha, Mushi\nEliud, Njau"],
	["the whole name beside its parts", "First name,Name\nAsha,Asha Mushi\nEliud,Eliud Njau"],
	["the surname before a comma", "Mushi, Asha\nNjau, Eliud"],
	["one surname before a comma", "Asha Mushi\nNjau, Eliud\n"],
	["numbered", "1. Asha Mushi\n2. Eliud Njau"],
	["numbered with brackets", "1) Asha Mushi\n(2) Eliud Njau"],
	["numbered with spaces", "1 Asha Mushi\n2 Eliud Njau"],
	["numbered, the surname first", "1. Mushi, Asha\n2. Njau, Eliud"],
	["signs before names", "- Asha Mushi\n• Eliud Njau"],
	["empty lines and cells", "\r\nAsha Mushi\r\n  \r\nEliud Njau\r\n,,\r\n"],
	["a cell without a name", "No,Name\n1,Asha Mushi\n2,\n3,Eliud Njau\n4,12345"],
	["a line of totals", "No,Name\n1,Asha Mushi\n2,Eliud Njau\nTotal,2"],
	["a line of totals in Swahili", "Asha Mushi\nEliud Njau\nJumla ya wanafunzi: 2"],
	["a byte order mark", "\ufeffName\nAsha Mushi\nEliud Njau"],
	["spaces that do not break", "1.\u00a0Asha\u00a0Mushi\n2.\u00a0Eliud\u00a0Njau"],
	["capitals", "ASHA MUSHI\nELIUD NJAU"],
	["a number of the roll", "A001,Asha Mushi\nA002,Eliud Njau"],
])("two names are read from a list with %s", (_, text) => {
	expect(read(text)).toEqual(["Asha Mushi", "Eliud Njau"]);
});

test.each([
	["Asha", ["Asha"]],
	["Asha\nEliud", ["Asha", "Eliud"]],
	["Asha,Mushi", ["Asha Mushi"]],
	["Mwakyusa, Peter", ["Peter Mwakyusa"]],
	["Asha Mushi, 7A", ["Asha Mushi"]],
	["First name,Middle name,Surname\nAsha,Juma,Mushi", ["Asha Juma Mushi"]],
	["Name", []],
	["12345", []],
	["", []],
])("%j is read as %j", (text, names) => {
	expect(read(text)).toEqual(names);
});

test("another column can be chosen", () => {
	const { rows, columns } = readRoster("Asha Mushi,Joyce Mushi\nEliud Njau,Rose Njau");
	expect(columns).toEqual([0]);
	expect(namesIn(rows, [1])).toEqual(["Joyce Mushi", "Rose Njau"]);
});
