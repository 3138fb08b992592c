import { useQuery } from "@tanstack/react-query";
import type { AttachedWork } from "#domain/classroom/submitted-work.ts";

/** The line to mark in what was handed in; null where there is none, or until it is known. */
export function useFailedLine(projectId: string, attached: AttachedWork): number | null {
	const { data = null } = useQuery({
		queryKey: ["failed-line", projectId, attached],
		queryFn: async () => (await import("./failed-line.ts")).failedLine(projectId, attached),
		enabled: attached.work.kind === "sketch" && attached.report?.failedStep != null,
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
	});
	return data;
}
