import type { FromWall, ToWall, WallJob, WallPicture } from "./wall-boards.ts";

/** A picture of each board a second at most. */
const ROUND_MS = 1000;

type Port = Pick<Worker, "postMessage" | "terminate" | "onmessage">;

/** Runs the boards of a wall in one worker, while there are any and the page is seen. */
export interface WallRunner {
	/** Runs a board until the answer is called; `onPicture` gets what it shows. */
	run(job: WallJob, onPicture: (picture: WallPicture) => void): () => void;
}

export function createWallRunner(open: () => Port): WallRunner {
	const listeners = new Map<number, (picture: WallPicture) => void>();
	let port: Port | null = null;
	let timer: ReturnType<typeof setInterval> | undefined;
	let isWaiting = false;
	let count = 0;

	const post = (message: ToWall) => port?.postMessage(message);

	function round() {
		if (isWaiting || document.hidden) return;
		isWaiting = true;
		post({ type: "round" });
	}

	function begin() {
		port = open();
		port.onmessage = ({ data }: MessageEvent<FromWall>) => {
			isWaiting = false;
			for (const picture of data.pictures) listeners.get(picture.id)?.(picture);
		};
		timer = setInterval(round, ROUND_MS);
	}

	function end() {
		clearInterval(timer);
		port?.terminate();
		port = null;
		isWaiting = false;
	}

	return {
		run(job, onPicture) {
			if (!port) begin();
			const id = ++count;
			listeners.set(id, onPicture);
			post({ type: "load", id, job });
			return () => {
				listeners.delete(id);
				post({ type: "drop", id });
				if (listeners.size === 0) end();
			};
		},
	};
}

function openWorker(): Port {
	return new Worker(new URL("./wall-worker.ts", import.meta.url), { type: "module" });
}

export const wallRunner = createWallRunner(openWorker);
