import { useEffect, useRef, useState } from "react";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";

const SHOWN_EVERY_MS = 100;
/** Within this many pixels of the end the view follows new lines. */
const NEAR_END_PX = 24;

/** Writes what `read` answers into the page at most ten times a second, past React, and keeps its end in view. */
export function useSerialLog(board: LiveBoard, read: () => string) {
	const log = useRef<HTMLPreElement>(null);
	const followingNow = useRef(true);
	const [following, setFollowing] = useState(true);
	const [empty, setEmpty] = useState(true);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const show = () => {
			timer = undefined;
			const text = read();
			setEmpty(text === "");
			if (!log.current) return;
			log.current.textContent = text;
			if (followingNow.current) log.current.scrollTop = log.current.scrollHeight;
		};
		show();
		const stop = board.subscribeSerial(() => {
			timer ??= setTimeout(show, SHOWN_EVERY_MS);
		});
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, [board, read]);

	function setFollow(next: boolean) {
		followingNow.current = next;
		setFollowing(next);
	}

	return {
		log,
		following,
		empty,
		handleScroll() {
			const view = log.current;
			if (view) setFollow(view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_END_PX);
		},
		follow() {
			setFollow(true);
			if (log.current) log.current.scrollTop = log.current.scrollHeight;
		},
	};
}
