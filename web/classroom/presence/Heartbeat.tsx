import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { backend } from "#web/platform/backend/backend.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { inClass } from "./in-class.ts";
import { sendHeartbeat } from "./presence.data.ts";

const EVERY_MS = 60_000;
/** Who is in no class asks less often: they may be let in. */
const WITHOUT_CLASS_MS = 300_000;

const INPUTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Tells the class teacher each minute that the learner is here, and in which project. Shows nothing. */
export function Heartbeat() {
	const userId = usePerson().id;
	const projectId = useLocation({
		select: ({ search }) => ("challenge" in search && typeof search.challenge === "string" ? search.challenge : null),
	});
	// A project that is opened or left is reported at once.
	useEffect(() => {
		let active = true;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let over = false;
		const noteInput = () => {
			active = true;
		};
		async function send() {
			const sent = { projectId, active };
			active = false;
			const answer = await backend()
				.then((server) => sendHeartbeat(server, userId, sent))
				.catch(() => null);
			if (over) return;
			if (answer !== null) inClass.set(answer ? userId : null);
			timer = setTimeout(send, answer === false ? WITHOUT_CLASS_MS : EVERY_MS);
		}
		void send();
		for (const type of INPUTS) addEventListener(type, noteInput, { capture: true, passive: true });
		return () => {
			over = true;
			clearTimeout(timer);
			for (const type of INPUTS) removeEventListener(type, noteInput, { capture: true });
		};
	}, [userId, projectId]);
	return null;
}
