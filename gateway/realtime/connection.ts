import type { WebSocket } from "ws";
import { forLog } from "../database/database-error.ts";
import { BadToken } from "../tokens.ts";
import type { Channel } from "./channel.ts";
import { type Frame, type FrameVersion, readFrame, writeFrame } from "./frames.ts";
import { joinChannel, type RealtimeContext, renewBearer, TOKEN_NOT_VALID } from "./join-channel.ts";
import { tokenBucket } from "./limits.ts";

/** One client's socket. */
export type Connection = {
	readonly channels: ReadonlyMap<string, Channel>;
	/** Closes channels whose token is past its time; cuts the socket when the client has been silent for too long. */
	closeExpired(): void;
	/** Ends all channels, one that is being joined among them, so that the client joins them again. */
	failChannels(reason: string): void;
	/** Closes the channels of these sessions, one that is being joined or renewed among them. */
	endSessions(ids: ReadonlySet<string>): void;
	/** Tells the client that the server is closing. */
	end(): void;
};

/** Milliseconds without a sign of life; supabase-js beats every 25 s. */
const SILENCE_MS = 70_000;
const FRAMES_WAITING_MAXIMUM = 500;

const SESSION_ENDED = "The session has ended";

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001;
const NOT_UNDERSTOOD = 1007;
const POLICY = 1008;

/** Speaks with one client over its socket: joins and leaves, heartbeats, renewed tokens. One frame after another. */
export function openConnection(
	socket: WebSocket,
	version: FrameVersion,
	apikey: string,
	context: RealtimeContext,
): Connection {
	const { limits, now, log } = context;
	const channels = new Map<string, Channel>();
	const frames = tokenBucket(limits.frameBurst, limits.framesPerSecond);
	const joins = tokenBucket(limits.joinBurst, limits.joinsPerSecond);
	let lastReceived = performance.now();
	/** What happened while the current frame is handled, after its token may have been read. */
	let meanwhile: { readonly ended: Set<string>; failure: string | null } = { ended: new Set(), failure: null };
	let waiting = 0;
	let last: Promise<void> = Promise.resolve();

	function send(frame: Omit<Frame, "payload">, payload: string): void {
		if (socket.readyState !== socket.OPEN) return;
		if (socket.bufferedAmount > limits.unreadBytes) {
			socket.terminate();
			return;
		}
		socket.send(writeFrame(version, frame, payload));
	}

	function reply({ joinRef, ref, topic }: Frame, status: "ok" | "error", response: object): void {
		send({ joinRef, ref, topic, event: "phx_reply" }, JSON.stringify({ status, response }));
	}

	function forget(channel: Channel): void {
		if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
		for (const subscription of channel.subscriptions) context.subscriptions.remove(subscription);
	}

	function createChannel({ topic, joinRef }: Frame, bearer: Channel["bearer"]): Channel {
		let open = true;
		const push = (event: string, payload: string) => {
			if (open) send({ joinRef, ref: null, topic, event }, payload);
		};
		const end = (event: "phx_close" | "phx_error", reason: string | null) => {
			if (!open) return;
			if (reason !== null) push("system", systemMessage(topic, "error", reason));
			push(event, "{}");
			open = false;
			forget(channel);
		};
		const channel: Channel = {
			topic,
			joinRef,
			bearer,
			subscriptions: [],
			push,
			fail: (reason) => end("phx_error", reason),
			close: (reason) => end("phx_close", reason),
			leave: () => end("phx_close", null),
		};
		return channel;
	}

	async function join(frame: Frame): Promise<void> {
		channels.get(frame.topic)?.leave();
		if (!joins.take()) return reply(frame, "error", { reason: "Too many joins per second" });
		if (channels.size >= limits.channelsPerSocket) return reply(frame, "error", { reason: "Too many channels" });
		const used = [...channels.values()].reduce((sum, { subscriptions }) => sum + subscriptions.length, 0);
		const joined = await joinChannel(context, apikey, frame, limits.changesPerSocket - used);
		if ("refused" in joined) return reply(frame, "error", { reason: joined.refused });
		if (endedMeanwhile(joined.bearer)) return reply(frame, "error", { reason: TOKEN_NOT_VALID });
		if (meanwhile.failure !== null) return reply(frame, "error", { reason: meanwhile.failure });
		if (socket.readyState !== socket.OPEN) return;
		const channel = createChannel(frame, joined.bearer);
		channels.set(frame.topic, channel);
		for (const subscription of joined.changes) {
			const added = { ...subscription, channel };
			channel.subscriptions.push(added);
			context.subscriptions.add(added);
		}
		reply(frame, "ok", { postgres_changes: joined.answer });
		if (joined.answer.length > 0) {
			channel.push("system", systemMessage(frame.topic, "ok", "Subscribed to PostgreSQL"));
		}
	}

	function endedMeanwhile({ session }: Channel["bearer"]): boolean {
		return session !== null && meanwhile.ended.has(session);
	}

	async function renew(channel: Channel, frame: Frame): Promise<void> {
		try {
			const bearer = (await renewBearer(context, apikey, frame.payload)) ?? channel.bearer;
			if (endedMeanwhile(bearer)) channel.close(SESSION_ENDED);
			else channel.bearer = bearer;
		} catch (error) {
			if (!(error instanceof BadToken)) throw error;
			channel.close(error.expired ? "Token has expired" : "Token is not valid");
		}
	}

	async function handle(frame: Frame): Promise<void> {
		meanwhile = { ended: new Set(), failure: null };
		if (frame.topic === "phoenix" && frame.event === "heartbeat") return reply(frame, "ok", {});
		if (frame.event === "phx_join") return join(frame);
		const channel = channels.get(frame.topic);
		if (!channel) {
			// The client left before the end was sent.
			return frame.event === "phx_leave"
				? reply(frame, "ok", {})
				: reply(frame, "error", { reason: "unmatched topic" });
		}
		if (frame.event === "access_token") return renew(channel, frame);
		if (frame.event !== "phx_leave") return reply(frame, "error", { reason: `${frame.event} is not offered here` });
		reply(frame, "ok", {});
		channel.leave();
	}

	socket.on("message", (data, isBinary) => {
		lastReceived = performance.now();
		const frame = readFrame(version, data as Buffer, isBinary);
		if (!frame) return socket.close(NOT_UNDERSTOOD);
		if (!frames.take() || waiting >= FRAMES_WAITING_MAXIMUM) return socket.close(POLICY);
		waiting += 1;
		last = last
			.then(() => handle(frame))
			.catch((error: unknown) => {
				log.error(forLog(error), "a realtime message failed");
				reply(frame, "error", { reason: "Something went wrong on the server" });
			})
			.finally(() => {
				waiting -= 1;
			});
	});
	// A frame that is too long, or broken: ws closes the socket itself.
	socket.on("error", () => undefined);
	socket.on("close", () => {
		for (const channel of channels.values()) forget(channel);
	});

	return {
		channels,
		closeExpired() {
			if (performance.now() - lastReceived > SILENCE_MS) return socket.terminate();
			for (const channel of channels.values()) {
				const { expiresAt } = channel.bearer;
				if (expiresAt !== null && expiresAt * 1000 <= now()) channel.close("Token has expired");
			}
		},
		failChannels(reason) {
			meanwhile.failure = reason;
			for (const channel of channels.values()) channel.fail(reason);
		},
		endSessions(ids) {
			for (const id of ids) meanwhile.ended.add(id);
			for (const channel of channels.values()) {
				if (channel.bearer.session !== null && ids.has(channel.bearer.session)) channel.close(SESSION_ENDED);
			}
		},
		end: () => socket.close(GOING_AWAY),
	};
}

function systemMessage(topic: string, status: "ok" | "error", message: string): string {
	const channel = topic.replace(/^realtime:/, "");
	return JSON.stringify({ status, extension: "postgres_changes", message, channel });
}
