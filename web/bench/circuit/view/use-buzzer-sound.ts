import { useEffect, useState } from "react";
import { z } from "zod/mini";
import type { BoardReading, LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { stored } from "#web/platform/storage/stored.ts";
import { type BuzzerSound, createBuzzerSound } from "./buzzer-sound.ts";

/** What an active buzzer sounds at by itself. */
const OWN_PITCH_HZ = 2300;

const soundChoice = stored({ key: "board-sound", version: 1, schema: z.boolean(), fallback: true });

/** Plays the board's buzzers. The choice to mute them is kept for the person. */
export function useBuzzerSound(board: LiveBoard, userId: string) {
	const [on, setOn] = useState(() => soundChoice.read(userId));
	const [speaker] = useState<BuzzerSound>(createBuzzerSound);

	useEffect(() => {
		const listen = () => speaker.sound(on ? pitchOf(board.reading()) : null);
		listen();
		const stop = board.subscribe(listen);
		const wake = () => speaker.wake();
		addEventListener("pointerdown", wake);
		addEventListener("keydown", wake);
		return () => {
			stop();
			removeEventListener("pointerdown", wake);
			removeEventListener("keydown", wake);
		};
	}, [board, on, speaker]);

	useEffect(() => () => speaker.close(), [speaker]);

	return {
		on,
		onToggle() {
			soundChoice.write(userId, !on);
			setOn(!on);
		},
	};
}

/** The pitch of the first buzzer that sounds, or null. A paused board is silent. */
export function pitchOf({ state, parts }: Pick<BoardReading, "state" | "parts">): number | null {
	if (state !== "running") return null;
	for (const part of Object.values(parts)) {
		if (part.kind === "buzzer" && part.sounding) return part.hertz ?? OWN_PITCH_HZ;
	}
	return null;
}
