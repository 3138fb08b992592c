import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the fake answers the next questions. */
export type FakeReply =
	| { kind: "stream"; text: string }
	| { kind: "whole"; text: string }
	/** Half of a stream, then the connection ends. */
	| { kind: "cut"; text: string }
	| { kind: "silent" }
	| { kind: "status"; status: number }
	| { kind: "page" };

/** Characters in each event of a stream. */
const EVENT = 7;

export interface AskedModel {
	path: string;
	authorization: string | undefined;
	body: { model: string; stream?: boolean; messages: { role: string; content: string }[] };
}

export interface FakeModel {
	/** For AI_BASE_URL. */
	url: string;
	asked: AskedModel[];
	answerWith(reply: FakeReply): void;
	close(): Promise<void>;
}

/** A service that speaks OpenAI's chat completions: well, slowly, wrongly or not at all. */
export async function startFakeModel(port = 0): Promise<FakeModel> {
	let reply: FakeReply = { kind: "stream", text: "Look at line 1." };
	const asked: AskedModel[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = JSON.parse(Buffer.concat(chunks).toString()) as AskedModel["body"];
		asked.push({ path: request.url ?? "", authorization: request.headers.authorization, body });
		answer(response, reply);
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		asked,
		answerWith(next) {
			reply = next;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function answer(response: ServerResponse, reply: FakeReply): void {
	switch (reply.kind) {
		case "silent":
			return;
		case "status":
			response.writeHead(reply.status, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
			return;
		case "page":
			response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in to the network</h1>");
			return;
		case "whole":
			response
				.writeHead(200, { "content-type": "application/json" })
				.end(JSON.stringify({ choices: [{ message: { role: "assistant", content: reply.text } }] }));
			return;
		case "stream":
		case "cut":
			stream(response, reply);
	}
}

function stream(response: ServerResponse, reply: Extract<FakeReply, { kind: "stream" | "cut" }>): void {
	const { text } = reply;
	const event = (choice: object) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
	response.writeHead(200, { "content-type": "text/event-stream" });
	const end = reply.kind === "cut" ? text.length / 2 : text.length;
	for (let at = 0; at < end; at += EVENT) {
		response.write(event({ delta: { content: text.slice(at, at + EVENT) }, finish_reason: null }));
	}
	if (reply.kind === "cut") response.end();
	else response.end(`${event({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`);
}
