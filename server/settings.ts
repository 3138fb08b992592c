import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import type { ProviderOptions } from "#gateway/auth/provider/identity-provider.ts";
import { isSafeSite } from "#gateway/auth/provider/identity-provider.ts";
import { readWebhookKey, type SmsOptions } from "#gateway/sms/sms-sender.ts";
import { readMailSettings } from "./mail-settings.ts";

/** What a setting must be, in the words an installer reads. */
const RULES = {
	PORT: "a whole number from 0 to 65535 (0 takes any free port)",
	HOST: "an address of this computer, such as 0.0.0.0 or 127.0.0.1",
	DATA_DIR: "a folder",
	DATABASE_URL: "an address such as postgres://user:password@host:5432/database",
	SUPABASE_URL: "an address such as https://project.supabase.co",
	SUPABASE_PUBLISHABLE_KEY: "the project's publishable key",
	SUPABASE_SECRET_KEY: "the project's secret key",
	SITE_URL: "the address people open, such as http://school.local:8080",
	SMTP_URL: "an address such as smtps://user:password@mail.example.org?from=school@example.org",
	SMS_WEBHOOK_URL: "an address such as https://sms.example.org/send",
	SMS_WEBHOOK_SECRET: "v1,whsec_ and 24 to 64 bytes in base64, as the SMS webhook knows it",
	SMS_PER_DAY: "a whole number, the most SMS a day in all",
	GOOGLE_CLIENT_ID: "the client's name at the identity provider",
	GOOGLE_CLIENT_SECRET: "the client's secret at the identity provider",
	GOOGLE_ISSUER: "the address of an OpenID provider, on https or this computer",
	AI_BASE_URL: "the address of a service that speaks OpenAI's chat completions, such as http://localhost:11434/v1",
	AI_MODEL: "the name of a model of that service, at most 200 characters",
	AI_API_KEY: "the key of that service",
	OPERATOR_NAME: "the name of who runs it, at most 200 characters",
	CONTACT: "how to reach them, at most 200 characters",
} as const;

type SettingName = keyof typeof RULES;

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const line = z.string().trim().max(200);

const environment = z.object({
	PORT: z
		.string()
		.regex(/^\d{1,5}$/)
		.default("8080")
		.transform(Number)
		.refine((port) => port <= 65_535),
	HOST: z.string().min(1).default("0.0.0.0"),
	DATA_DIR: z.string().min(1).default("./data"),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	SUPABASE_URL: webAddress.optional(),
	SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
	SUPABASE_SECRET_KEY: z.string().min(1).optional(),
	SITE_URL: webAddress.optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	SMS_WEBHOOK_URL: webAddress.optional(),
	SMS_WEBHOOK_SECRET: z
		.string()
		.refine((secret) => readWebhookKey(secret) !== null)
		.optional(),
	SMS_PER_DAY: z
		.string()
		.regex(/^\d{1,6}$/)
		.transform(Number)
		.optional(),
	GOOGLE_CLIENT_ID: z.string().min(1).optional(),
	GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
	GOOGLE_ISSUER: webAddress.refine(isSafeSite).default("https://accounts.google.com"),
	AI_BASE_URL: webAddress.optional(),
	AI_MODEL: line.optional(),
	AI_API_KEY: z.string().min(1).optional(),
	OPERATOR_NAME: line.optional(),
	CONTACT: line.optional(),
} satisfies Record<SettingName, z.ZodType>);

export interface Operator {
	name: string | undefined;
	contact: string | undefined;
}

export interface Settings {
	port: number;
	host: string;
	/** Absolute path of the data folder. */
	dataDir: string;
	/** An external PostgreSQL, instead of the embedded one. */
	databaseUrl: string | undefined;
	/** A hosted project, instead of the built-in backend. Without `secretKey` nothing can be awarded. */
	hosted: { url: string; publishableKey: string; secretKey: string | undefined } | undefined;
	siteUrl: string | undefined;
	/** Who runs it and how to reach them, for the legal pages. */
	operator: Operator;
	/** The model behind the AI helper; undefined where none is set up. */
	assistant: AssistantSettings | undefined;
	/** The ways to sign in beside email and password, each undefined where it is not set up. */
	signIn: SignInSettings;
}

export interface AssistantSettings {
	baseUrl: string;
	model: string;
	apiKey: string | undefined;
}

export interface SignInSettings {
	/** SMTP server, and the sender's address. */
	mail: { url: string; from: string } | undefined;
	sms: SmsOptions | undefined;
	google: ProviderOptions | undefined;
}

/** One or more settings are wrong; `message` names each with what it must be. Values are left out: some are secret. */
export class BadSettings extends Error {
	override name = "BadSettings";
}

/**
 * Settings from the environment and, below it, from a `.env` file in `folder`. Empty values count as not given.
 * @throws BadSettings naming every wrong one at once.
 */
export function readSettings(env: NodeJS.ProcessEnv, folder: string): Settings {
	const file = resolve(folder, ".env");
	const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
	const given = Object.fromEntries(
		Object.entries({ ...written, ...env }).filter(([name, value]) => name in RULES && value?.trim()),
	);
	const parsed = environment.safeParse(given);
	if (!parsed.success) {
		const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as SettingName))];
		throw new BadSettings(names.map((name) => `${name} must be ${RULES[name]}.`).join("\n"));
	}
	const values = parsed.data;
	return {
		port: values.PORT,
		host: values.HOST,
		dataDir: resolve(folder, values.DATA_DIR),
		databaseUrl: values.DATABASE_URL,
		hosted: hostedProject(values),
		siteUrl: values.SITE_URL,
		assistant: assistantSettings(values),
		signIn: signInSettings(values),
		operator: { name: values.OPERATOR_NAME, contact: values.CONTACT },
	};
}

type Values = z.output<typeof environment>;

function signInSettings(values: Values): SignInSettings {
	const { SITE_URL: siteUrl, SMTP_URL: smtp } = values;
	const { SMS_WEBHOOK_URL: smsUrl, SMS_WEBHOOK_SECRET: smsSecret, SMS_PER_DAY: aDay } = values;
	const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
	const some = Boolean(smtp || smsUrl || smsSecret || clientId || clientSecret);
	if (some && values.SUPABASE_URL) {
		throw new BadSettings("SMTP_URL, SMS_WEBHOOK_URL and GOOGLE_CLIENT_ID are settings of the hosted project itself.");
	}
	if (!smsUrl !== !smsSecret) throw together("SMS_WEBHOOK_URL", "SMS_WEBHOOK_SECRET");
	if (!clientId !== !clientSecret) throw together("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
	if ((smtp || clientId) && !siteUrl) {
		throw new BadSettings("SMTP_URL and GOOGLE_CLIENT_ID need SITE_URL: links and sign-ins lead back to it.");
	}
	if (clientId && siteUrl && !isSafeSite(siteUrl)) {
		throw new BadSettings(
			"GOOGLE_CLIENT_ID needs a SITE_URL on https or localhost: the sign-in is not safe elsewhere.",
		);
	}
	return {
		mail: smtp && siteUrl ? readMailSettings(smtp, siteUrl) : undefined,
		sms: smsUrl && smsSecret ? { url: smsUrl, secret: smsSecret, ...(aDay !== undefined && { aDay }) } : undefined,
		google: clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined,
	};
}

function assistantSettings({ AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey }: Values) {
	if (!baseUrl !== !model) throw together("AI_BASE_URL", "AI_MODEL");
	if (apiKey && !baseUrl) throw together("AI_API_KEY", "AI_BASE_URL");
	return baseUrl && model ? { baseUrl, model, apiKey } : undefined;
}

function together(one: string, other: string): BadSettings {
	return new BadSettings(`${one} and ${other} belong together: set both, or neither.`);
}

function hostedProject(values: Values): Settings["hosted"] {
	const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = values;
	if (!url && !publishableKey && !secretKey) return undefined;
	if (!url || !publishableKey) {
		throw together("SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY");
	}
	if (values.DATABASE_URL) throw new BadSettings("Set either DATABASE_URL or SUPABASE_URL, not both.");
	return { url, publishableKey, secretKey };
}
