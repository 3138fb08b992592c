import { forgetHere } from "./kept-here.ts";
import { forgetEveryRecord } from "./records.ts";

/** Takes away all that this browser keeps of a person. Rejects where a part of it is still there. */
export async function forgetPerson(person: string): Promise<void> {
	await forgetEveryRecord(person);
	forgetHere(person, localStorage);
}
