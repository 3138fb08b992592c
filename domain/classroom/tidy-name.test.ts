import { expect, test } from "vitest";
import { tidyName } from "./tidy-name.ts";

test.each([
	["Asha Mrema", "Asha Mrema"],
	["  Asha   Mrema ", "Asha Mrema"],
	["Mwakyusa, Peter", "Peter Mwakyusa"],
	["MWAKYUSA, Peter John", "Peter John Mwakyusa"],
	["ASHA MREMA", "Asha Mrema"],
	["asha mrema", "Asha Mrema"],
	["MREMA Asha", "Mrema Asha"],
	["NEEMA O'BRIEN", "Neema O'Brien"],
	["JOHN NG'OMBE", "John Ng'ombe"],
	["ABDUL-RAHMAN YUSUF", "Abdul-Rahman Yusuf"],
	["SALIM BIN ALI", "Salim bin Ali"],
	["BIN ALI", "Bin Ali"],
	["ÉLODIE ÑANDÚ", "Élodie Ñandú"],
	["ASHA M.", "Asha M."],
	["Asha McDonald", "Asha McDonald"],
	["Asha JK", "Asha JK"],
	["ASHA J.K.", "Asha J.K."],
	["ASHA", "Asha"],
	["Mushi,", "Mushi"],
	["", ""],
])("%s is written %s", (written, name) => {
	expect(tidyName(written)).toBe(name);
});
