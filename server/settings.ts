import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";

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
} as const;

type SettingName = keyof typeof RULES;

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

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
} satisfies Record<SettingName, z.ZodType>);

export interface Settings {
	port: number;
	host: string;
	/** Absolute path of the data folder. */
	dataDir: string;
	/** The user's own PostgreSQL, in place of the embedded one. */
	databaseUrl: string | undefined;
	/** A hosted project, in place of the built-in backend. Without `secretKey` nothing can be awarded. */
	hosted: { url: string; publishableKey: string; secretKey: string | undefined } | undefined;
	siteUrl: string | undefined;
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
	};
}

function hostedProject(values: z.output<typeof environment>): Settings["hosted"] {
	const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = values;
	if (!url && !publishableKey && !secretKey) return undefined;
	if (!url || !publishableKey) {
		throw new BadSettings("SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY belong together: set both, or neither.");
	}
	if (values.DATABASE_URL) throw new BadSettings("Set either DATABASE_URL or SUPABASE_URL, not both.");
	return { url, publishableKey, secretKey };
}
