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
		signIn: { mail: undefined, sms: undefined, google: undefined },
		operator: { name: undefined, contact: undefined },
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
	["SMTP_URL", "http://mail.example.org"],
	["SMS_WEBHOOK_URL", "sms.example.org"],
	["SMS_WEBHOOK_SECRET", "password"],
	["SMS_PER_DAY", "many"],
	["GOOGLE_ISSUER", "http://accounts.example.org"],
	["OPERATOR_NAME", "x".repeat(201)],
	["CONTACT", "x".repeat(201)],
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

test("who runs it is one line each, as the legal pages show it", () => {
	const given = { OPERATOR_NAME: " Shule ya Msingi Kilimani ", CONTACT: "office@kilimani.example" };
	expect(readSettings(given, emptyFolder()).operator).toEqual({
		name: "Shule ya Msingi Kilimani",
		contact: "office@kilimani.example",
	});
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

const SECRET = `v1,whsec_${Buffer.alloc(32).toString("base64")}`;

test("mail, SMS and the identity provider are read with their own settings", () => {
	const env = {
		SITE_URL: "https://school.example.org/",
		SMTP_URL: "smtps://post:secret@mail.example.org?from=post@example.org",
		SMS_WEBHOOK_URL: "https://sms.example.org/send",
		SMS_WEBHOOK_SECRET: SECRET,
		SMS_PER_DAY: "50",
		GOOGLE_CLIENT_ID: "client",
		GOOGLE_CLIENT_SECRET: "secret",
	};
	expect(readSettings(env, emptyFolder()).signIn).toEqual({
		mail: { url: "smtps://post:secret@mail.example.org", from: "post@example.org" },
		sms: { url: "https://sms.example.org/send", secret: SECRET, aDay: 50 },
		google: { issuer: "https://accounts.google.com", clientId: "client", clientSecret: "secret" },
	});
});

test.each([
	["smtp://me%40example.org:secret@mail.example.org", "me@example.org"],
	["smtp://localhost:2525", "no-reply@school.example.org"],
])("mails of %s come from %s", (smtp, from) => {
	const env = { SITE_URL: "https://school.example.org", SMTP_URL: smtp };
	expect(readSettings(env, emptyFolder()).signIn.mail?.from).toBe(from);
});

test("a model for the AI helper is read with its service, and with a key where it needs one", () => {
	const env = { AI_BASE_URL: "http://localhost:11434/v1/", AI_MODEL: " a-model " };
	expect(readSettings({}, emptyFolder()).assistant).toBeUndefined();
	expect(readSettings(env, emptyFolder()).assistant).toEqual({
		baseUrl: "http://localhost:11434/v1",
		model: "a-model",
		apiKey: undefined,
	});
	expect(readSettings({ ...env, AI_API_KEY: "k" }, emptyFolder()).assistant).toMatchObject({ apiKey: "k" });
});

test.each([
	["a service without a model", { AI_BASE_URL: "https://ai.example.org" }, /AI_BASE_URL and AI_MODEL belong together/],
	["a key without a service", { AI_API_KEY: "k" }, /AI_API_KEY and AI_BASE_URL belong together/],
	["a service that is no address", { AI_BASE_URL: "ollama", AI_MODEL: "m" }, /AI_BASE_URL must be/],
	["half a webhook", { SMS_WEBHOOK_URL: "https://sms.example.org" }, /SMS_WEBHOOK_SECRET belong together/],
	["half a client", { GOOGLE_CLIENT_SECRET: "s" }, /GOOGLE_CLIENT_SECRET belong together/],
	["mail without a site", { SMTP_URL: "smtp://localhost" }, /need SITE_URL/],
	[
		"an identity provider on plain http",
		{ SITE_URL: "http://school.local", GOOGLE_CLIENT_ID: "c", GOOGLE_CLIENT_SECRET: "s" },
		/https or localhost/,
	],
	[
		"mail beside a hosted project",
		{ SUPABASE_URL: "https://p.supabase.co", SUPABASE_PUBLISHABLE_KEY: "k", SMTP_URL: "smtp://localhost" },
		/hosted project/,
	],
])("%s is refused", (_, env, message) => {
	expect(() => readSettings(env, emptyFolder())).toThrow(message);
});
