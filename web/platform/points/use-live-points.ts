import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { usePerson } from "#web/platform/session/session.ts";
import { followPoints } from "./follow-points.ts";

/** Keeps the person's points as the server has them. Used once on the page. */
export function useLivePoints(onAward: () => void): void {
	const { id } = usePerson();
	const client = useQueryClient();
	const awarded = useEffectEvent(onAward);
	useEffect(() => followPoints(client, id, () => awarded()), [id, client]);
}
