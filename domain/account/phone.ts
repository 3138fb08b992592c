/** Countries in the order in which they are offered; the first is chosen at the start. `code` leads every number. */
export const COUNTRIES = [
	{ id: "TZ", code: "255" },
	{ id: "KE", code: "254" },
	{ id: "UG", code: "256" },
	{ id: "RW", code: "250" },
	{ id: "US", code: "1" },
	{ id: "GB", code: "44" },
	{ id: "IN", code: "91" },
	{ id: "CN", code: "86" },
	{ id: "DE", code: "49" },
	{ id: "FR", code: "33" },
] as const;

export type CountryId = (typeof COUNTRIES)[number]["id"];

/** Digits of a code that is sent by SMS. */
export const PHONE_CODE_LENGTH = 6;

export type PhoneProblem = "phone_required" | "phone_invalid";

/** What of a text is kept in a field for digits. */
export function digitsOf(text: string): string {
	return text.replace(/\D/g, "");
}

/** The full number as `+` and digits: the zeros at its front give way to the country's code. */
export function fullNumber(country: CountryId, typed: string): string {
	const code = COUNTRIES.find(({ id }) => id === country)?.code ?? COUNTRIES[0].code;
	return `+${code}${withoutLeadingZeros(typed)}`;
}

/** Why no code can be sent to this number; E.164 has 7 to 15 digits. */
export function phoneProblem(country: CountryId, typed: string): PhoneProblem | undefined {
	if (withoutLeadingZeros(typed) === "") return "phone_required";
	return /^\+\d{7,15}$/.test(fullNumber(country, typed)) ? undefined : "phone_invalid";
}

export function isWholeCode(code: string): boolean {
	return new RegExp(`^[0-9]{${PHONE_CODE_LENGTH}}$`).test(code);
}

function withoutLeadingZeros(typed: string): string {
	return digitsOf(typed).replace(/^0+/, "");
}
