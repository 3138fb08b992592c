import { fileURLToPath } from "node:url";
import { type Administration, openAdministration } from "./accounts/administration.ts";
import { setOneTimePassword } from "./accounts/one-time-password.ts";
import type { ServiceClient } from "./platform/backend/backend.ts";
import { explainedError } from "./platform/explained-error.ts";
import { BadSettings, readSettings, type Settings } from "./settings.ts";
import { renewSetupCode } from "./setup-code.ts";

const PROJECT_FOLDER = fileURLToPath(new URL("../../", import.meta.url));

/**
 * `npm run admin`: lists the administrators and makes a new set-up code. `npm run admin -- ADDRESS`: gives that
 * administrator a one-time password. Ends the process with 1 where it can't.
 */
export async function runAdmin(args: readonly string[]): Promise<void> {
	let administration: Administration | undefined;
	let settings: Settings | undefined;
	try {
		settings = readSettings(process.env, PROJECT_FOLDER);
		administration = await openAdministration(settings);
		const { service } = administration;
		const administrators = await listAdministrators(service);
		const [address] = args;
		const lines = address
			? await resetPassword(service, administrators, address)
			: await newSetupCode(service, administrators, settings.dataDir);
		console.log(`\n${lines.join("\n")}\n`);
	} catch (error) {
		const text = explainedError(error, settings?.dataDir);
		console.error(text === null ? error : `\n${text}\n`);
		process.exitCode = 1;
	} finally {
		await administration?.close();
	}
}

interface Administrator {
	id: string;
	email: string;
}

async function listAdministrators(service: ServiceClient): Promise<Administrator[]> {
	const { data: roles } = await service.from("roles").select("user_id").eq("is_admin", true).throwOnError();
	const ids = roles.map(({ user_id }) => user_id);
	const { data } = await service.from("profiles").select("id, email").in("id", ids).order("email").throwOnError();
	return data;
}

async function newSetupCode(
	service: ServiceClient,
	administrators: readonly Administrator[],
	dataDir: string,
): Promise<string[]> {
	const { code, file } = await renewSetupCode(service, dataDir);
	return [
		...administratorLines(administrators),
		"",
		`A new set-up code: ${code}`,
		"The educator who enters it on their dashboard becomes administrator. It works once; earlier codes work no more.",
		`It is also in ${file}`,
		"",
		"For an administrator who has lost their password: npm run admin -- their@address",
	];
}

async function resetPassword(
	service: ServiceClient,
	administrators: readonly Administrator[],
	typed: string,
): Promise<string[]> {
	const found = administrators.find(({ email }) => email === typed.trim().toLowerCase());
	if (!found) {
		throw new BadSettings(
			[
				`No administrator has the address ${typed}.`,
				...administratorLines(administrators),
				"An administrator gives everybody else a one-time password on the Staff page.",
			].join("\n"),
		);
	}
	const password = await setOneTimePassword(service, found.id);
	return [
		`A one-time password for ${found.email}: ${password}`,
		"It must be changed at the next sign-in. Whoever was signed in to this account is signed out.",
	];
}

function administratorLines(administrators: readonly Administrator[]): string[] {
	if (administrators.length === 0) return ["Nobody administers this school yet."];
	return [
		"Administrators of this school:",
		...administrators.map(({ email }) => `  ${email || "(signs in by phone)"}`),
	];
}
