import { stored } from "#web/device/stored.ts";

/** What a learner uploads: the program, and the circuit that it runs in. */
export interface Upload {
	source: string;
	/** The server looks at it closely. */
	circuit: unknown;
}

type Uploads = Readonly<Record<string, Upload>>;

/** What passed in this browser and the server has not answered about, by project: kept for its person, over a reload. */
const shelf = stored<Uploads>({
	key: "waiting-uploads",
	version: 1,
	schema: { safeParse: (data) => (areUploads(data) ? { success: true, data } : { success: false }) },
	fallback: {},
});
/** Where the browser keeps nothing (full, or blocked): it lives in this page only. */
const inThisPage = new Map<string, Uploads>();

export function waitingUploads(person: string): Uploads {
	return inThisPage.get(person) ?? shelf.read(person);
}

/** A newer upload of a project takes the place of the one that waits. */
export function keepUpload(person: string, projectId: string, upload: Upload): void {
	write(person, { ...waitingUploads(person), [projectId]: upload });
}

/** The server has answered about this upload: what was uploaded since still waits. */
export function settleUpload(person: string, projectId: string, upload: Upload): void {
	const { [projectId]: waiting, ...others } = waitingUploads(person);
	if (waiting && sameUpload(waiting, upload)) write(person, others);
}

export function sameUpload(one: Upload, other: Upload): boolean {
	return one.source === other.source && JSON.stringify(one.circuit) === JSON.stringify(other.circuit);
}

function write(person: string, uploads: Uploads): void {
	if (shelf.write(person, uploads)) inThisPage.delete(person);
	else inThisPage.set(person, uploads);
}

function areUploads(data: unknown): data is Uploads {
	return isObject(data) && Object.values(data).every((one) => isObject(one) && typeof one.source === "string");
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
