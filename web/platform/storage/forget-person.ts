import { forgetHere } from "./kept-here.ts";
import { deleteEveryRecord } from "./records.ts";

/** Takes away all that this browser keeps of a person. Rejects where a part of it is still there. */
export async function forgetPerson(userId: string): Promise<void> {
	await deleteEveryRecord(userId);
	forgetHere(userId, localStorage);
}
