import { m } from "#messages/generated/messages.js";
import type { ConsentWay } from "./consents.data.ts";

const WAYS: Record<ConsentWay, () => string> = {
	signed_letter: m.consents_signed_letter,
	in_person: m.consents_in_person,
	phone_call: m.consents_phone_call,
};

/** How an adult agreed. */
export function wayText(how: ConsentWay): string {
	return WAYS[how]();
}
