import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BadSettings, readSettings } from "./settings.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "settings-"));

test("without settings the server answers on port 8080 with its own database", () => {
	const folder = emptyFolder();
	expect(readSettings({}, folder)).toEqual({
		port: 8080,
		host: "0.0.0.0",
		dataDir: join(folder, "data"),
		databaseUrl: undefined,
		hosted: undefined,
		siteUrl: undefined,
	});
});

test("a .env file is read, and the environment stands above it", () => {
	const folder = emptyFolder();
	writeFileSync(join(folder, ".env"), "PORT=9000\nSITE_URL=http://school.local:9000/\n");
	expect(readSettings({ PORT: "9001" }, folder)).toMatchObject({ port: 9001, siteUrl: "http://school.local:9000" });
});

test.each([
	["PORT", "80a"],
	["PORT", "70000"],
	["DATABASE_URL", "mysql://root@localhost/x"],
	["SUPABASE_URL", "ftp://example.org"],
	["SITE_URL", "school.local"],
])("a wrong %s is named with what it must be", (name, value) => {
	expect(() => readSettings({ [name]: value }, emptyFolder())).toThrow(new RegExp(`${name} must be`));
});

test("every wrong setting is named at once, and no value is repeated", () => {
	const wrong = { PORT: "x1", DATABASE_URL: "postgre://user:hunter2@host/db" };
	try {
		readSettings(wrong, emptyFolder());
		expect.unreachable();
	} catch (error) {
		expect(error).toBeInstanceOf(BadSettings);
		expect((error as Error).message).toMatch(/PORT[\s\S]*DATABASE_URL/);
		expect((error as Error).message).not.toContain("hunter2");
	}
});

test("an address of a hosted project without its key is refused", () => {
	expect(() => readSettings({ SUPABASE_URL: "https://p.supabase.co" }, emptyFolder())).toThrow(/belong together/);
});

test("a hosted project and an own database exclude each other", () => {
	const both = {
		SUPABASE_URL: "https://p.supabase.co",
		SUPABASE_PUBLISHABLE_KEY: "k",
		DATABASE_URL: "postgres://u:p@h/d",
	};
	expect(() => readSettings(both, emptyFolder())).toThrow(/not both/);
});
