import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { queuePosition } from "./compile.data.ts";
import type { UploadStep } from "./upload-steps.ts";

const ASKED_EVERY_MS = 1000;

/** While the answer takes longer than the step is seen anyway: how many programs come before this one. */
export function QueuePosition({ step }: { step: UploadStep }) {
	const waits = step === "verifying_late" || step === "compiling_late";
	const position = useQuery({
		queryKey: ["queue-position"],
		queryFn: ({ signal }) => queuePosition(signal),
		enabled: waits,
		refetchInterval: ASKED_EVERY_MS,
		staleTime: 0,
		gcTime: 0,
		retry: false,
	});
	const ahead = waits ? (position.data ?? 0) : 0;
	return (
		<p role="status" className={ahead > 0 ? "m-0 px-4.5 py-2 border-b border-line text-sm font-bold" : "sr-only"}>
			{ahead > 0 && m.bench_before_you({ ahead })}
		</p>
	);
}
