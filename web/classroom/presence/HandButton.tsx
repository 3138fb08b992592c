import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { inClass } from "./in-class.ts";
import { isHandRaised, setHand } from "./presence.data.ts";

interface HandButtonProps {
	/** Its label has no room but on a wide screen. */
	crowded?: boolean;
}

/** "I need help", for members of a class: puts them on top of the teacher's list until either takes the hand down. */
export function HandButton({ crowded = false }: HandButtonProps) {
	const userId = usePerson().id;
	return useStore(inClass) === userId ? <Raising userId={userId} crowded={crowded} /> : null;
}

function Raising({ userId, crowded }: { userId: string; crowded: boolean }) {
	const client = useQueryClient();
	const queryKey = ["raised-hand", userId];
	const raised = useQuery({ queryKey, queryFn: async () => isHandRaised(await backend(), userId) }).data ?? false;
	const change = useMutation({
		mutationFn: async (up: boolean) => setHand(await backend(), userId, up),
		onSettled: () => reloadQuery(client, queryKey),
		meta: { failure: m.hand_failed },
	});
	useEffect(
		() =>
			subscribe({
				channel: `presence_${userId}`,
				table: "presences",
				event: "*",
				filter: `user_id=eq.${userId}`,
				onRow: ({ hand_raised_at }) => client.setQueryData(["raised-hand", userId], hand_raised_at !== null),
				onJoined: () => void reloadQuery(client, ["raised-hand", userId]),
			}),
		[userId, client],
	);
	return (
		<Button
			variant="quiet"
			aria-pressed={raised}
			loading={change.isPending}
			title={raised ? m.hand_raised() : m.hand_seen()}
			onClick={() => change.mutate(!raised)}
			className="bg-surface aria-pressed:bg-sun aria-pressed:text-on-sun aria-pressed:border-transparent"
		>
			{!change.isPending && <Hand size={18} aria-hidden="true" />}
			<span className={crowded ? "max-2xl:sr-only" : "max-sm:sr-only"}>{raised ? m.hand_lower() : m.hand_raise()}</span>
		</Button>
	);
}
