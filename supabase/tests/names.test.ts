import { beforeAll, expect, test } from "vitest";
import { databaseForFile } from "./harness.ts";
import { signUp } from "./world.ts";

const database = databaseForFile();

beforeAll(async () => {
	await database.pool.query("select publish_listed_words('{idiot,stupid,mbwa wewe,kuma}')");
});

const isFit = async (name: string) =>
	(await database.pool.query("select private.is_fit_name($1) as fit", [name])).rows[0]?.fit;

test.each([
	"0754123456",
	"Asha 0754 123 456",
	"٠٧٥٤١٢٣٤٥٦",
	"０７５４１２３４５６",
	"asha@gmail.com",
	"Asha @ Gmail",
	"asha.com",
	"www.asha",
	"asha.co.tz",
	"whatsapp Asha",
	"Idiot",
	"Asha IDIOT",
	"1d10t",
	"i d i o t",
	"Stúpid",
	"mbwa wewe",
])("%s is no name", async (name) => {
	expect(await isFit(name)).toBe(false);
});

test.each([
	"Asha Mushi",
	"Asha Mu. 2",
	"Ng'wana Mwakyusa",
	"Kumar Patel",
	"J. Nko",
	"Dr. Peter Massawe",
	"Stupidi",
	"D'Souza",
	"Ashura S. Comfort",
	"Student 12",
	"ዓለም",
	"",
])("%s is a name", async (name) => {
	expect(await isFit(name)).toBe(true);
});

test("an insult is no name of a new account, nor a changed one; one that was there before stays", async () => {
	const { pool } = database;
	await expect(signUp(pool, { name: "Idiot" })).rejects.toMatchObject({ code: "NAME1" });
	const id = await signUp(pool, { name: "Juma Ally" });
	const rename = (name: string) => pool.query("update profiles set name = $2 where id = $1", [id, name]);
	await expect(rename("0754123456")).rejects.toMatchObject({ code: "NAME1" });
	await rename("Juma Ally Said");
	await pool.query("select publish_listed_words('{juma}')");
	await rename("Juma Ally Said");
	await expect(rename("Juma Ally")).rejects.toMatchObject({ code: "NAME1" });
});

test("without a name the account is not called by the number in its address", async () => {
	const id = await signUp(database.pool, {}, "0754123456@example.org");
	const { rows } = await database.pool.query("select name from profiles where id = $1", [id]);
	expect(rows).toEqual([{ name: "User" }]);
});
