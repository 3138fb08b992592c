/** A message of a Phoenix channel, either way. */
export type Frame = {
	readonly joinRef: string | null;
	readonly ref: string | null;
	readonly topic: string;
	readonly event: string;
	readonly payload: unknown;
};

/** 2: `[join_ref, ref, topic, event, payload]`; 1: an object with these names. */
export type FrameVersion = 1 | 2;

/** In version 2 a client sends a broadcast as bytes that begin with this, six lengths and the texts they count. */
const BROADCAST_PUSH = 3;

/** Reads what a client sent; null for what is no frame. */
export function readFrame(version: FrameVersion, data: Buffer, isBinary: boolean): Frame | null {
	if (isBinary) return version === 2 ? readBroadcast(data) : null;
	try {
		const message: unknown = JSON.parse(data.toString());
		if (version === 2) return Array.isArray(message) ? frameOf(message) : null;
		const { join_ref, ref, topic, event, payload } = message as Record<string, unknown>;
		return frameOf([join_ref, ref, topic, event, payload]);
	} catch {
		return null;
	}
}

/** Writes a frame; `payload` is JSON already, so that one text serves many channels. */
export function writeFrame(version: FrameVersion, frame: Omit<Frame, "payload">, payload: string): string {
	const [joinRef, ref, topic, event] = [frame.joinRef, frame.ref, frame.topic, frame.event].map((part) =>
		JSON.stringify(part),
	);
	if (version === 2) return `[${joinRef},${ref},${topic},${event},${payload}]`;
	return `{"topic":${topic},"event":${event},"payload":${payload},"ref":${ref},"join_ref":${joinRef}}`;
}

function frameOf([joinRef, ref, topic, event, payload]: unknown[]): Frame | null {
	if (typeof topic !== "string" || typeof event !== "string") return null;
	if (!isRef(joinRef) || !isRef(ref)) return null;
	return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

function isRef(value: unknown): value is string | null | undefined {
	return value == null || (typeof value === "string" && value.length <= 255);
}

/** Reads the head alone: broadcasts are not delivered; the client gets an error for its ref. */
function readBroadcast(data: Buffer): Frame | null {
	if (data.length < 7 || data[0] !== BROADCAST_PUSH) return null;
	let at = 7;
	const texts = [data[1] ?? 0, data[2] ?? 0, data[3] ?? 0].map((length) => {
		at += length;
		return data.toString("latin1", at - length, at);
	});
	const [joinRef = "", ref = "", topic = ""] = texts;
	return { joinRef: joinRef || null, ref: ref || null, topic, event: "broadcast", payload: {} };
}
