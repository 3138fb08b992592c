export interface ServerEvent {
	event: string;
	data: unknown;
}

/** Reads what our own endpoints stream: events of one line of JSON each, in whatever parts they arrive. Never throws. */
export function createEventReader(onEvent: (event: ServerEvent) => void): { push: (text: string) => void } {
	let rest = "";
	return {
		push(text) {
			const blocks = (rest + text).split("\n\n");
			rest = blocks.pop() ?? "";
			for (const block of blocks) {
				const read = readBlock(block);
				if (read) onEvent(read);
			}
		},
	};
}

function readBlock(block: string): ServerEvent | null {
	const fields = new Map(
		block.split("\n").map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
		}),
	);
	try {
		return { event: fields.get("event") ?? "message", data: JSON.parse(fields.get("data") ?? "null") };
	} catch {
		return null;
	}
}
