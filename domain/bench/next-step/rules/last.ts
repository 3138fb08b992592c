import type { Rule } from "./rule.ts";

/** Speeds that serial monitors offer. */
const SPEEDS = new Set([300, 1200, 2400, 4800, 9600, 19200, 38400, 57600, 74880, 115200, 250000]);
const USUAL = 9600;

/** A speed that no serial monitor has. */
export const oddSpeed: Rule = (_, program) => {
	const site = program.sites.find(({ call }) => call.name === "Serial.begin");
	const given = Number(site?.call.given[0]?.[0]?.text ?? USUAL);
	if (!site || Number.isNaN(given) || SPEEDS.has(given)) return null;
	return { code: "odd_speed", values: { speed: given }, line: site.call.line };
};

/** Another speed than the one serial monitors begin with. */
export const otherSpeed: Rule = ({ failed, measured }, program) => {
	const site = program.sites.find(({ call }) => call.name === "Serial.begin");
	const given = Number(site?.call.given[0]?.[0]?.text ?? USUAL);
	const hasChecks =
		failed !== null || (measured?.moments ?? []).some(({ expected }) => Object.keys(expected).length > 0);
	if (!site || Number.isNaN(given) || given === USUAL || hasChecks) return null;
	return { code: "other_speed", values: { speed: given }, line: site.call.line };
};

/** The program had to be stopped. */
export const wasStopped: Rule = ({ stopped, measured }, program) => {
	const reason = stopped ?? measured?.stopped;
	if (!reason) return null;
	const print = program.sites.find(({ call, again }) => again && /^print/.test(call.method));
	const line = (reason === "serial_flood" ? print?.call.line : undefined) ?? program.functions.get("loop")?.line;
	return { code: `stopped_${reason}`, values: {}, ...(line === undefined ? {} : { line }) };
};

/** What the first failed check saw: nothing better is known. Of blocks: the one that does it, or else that asks. */
export const checkFailed: Rule = ({ failed, language }, program) => {
	if (!failed) return null;
	const shows = failed.looksAt === "display" || failed.looksAt === "serial";
	const sites = program.sites.filter(({ call }) =>
		shows ? /^(?:print|showLine)/.test(call.method) : /^(?:digitalWrite|tone)$/.test(call.name),
	);
	const own = sites.find(({ again }) => again) ?? sites[0];
	const asks = own?.guards[0]?.line ?? own?.call.line;
	const line = failed.line ?? (language === "blocks" ? asks : null) ?? null;
	return { code: "check_failed", values: { step: failed.step.id }, ...(line === null ? {} : { line }) };
};
