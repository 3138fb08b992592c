import { queryOptions, useQuery } from "@tanstack/react-query";
import { LINK_SECONDS, type SubmissionFile, signLinks } from "./submissions.data.ts";

/** A link is renewed well before it ends. */
const LINKS_HOLD_MS = (LINK_SECONDS - 600) * 1000;

function linksQuery(paths: readonly string[]) {
	return queryOptions({
		queryKey: ["submission-links", paths],
		queryFn: async () => signLinks(paths),
		staleTime: LINKS_HOLD_MS,
		refetchInterval: LINKS_HOLD_MS,
		enabled: paths.length > 0,
	});
}

/** Links to files, by path, all in one call. */
export function useFileLinks(files: readonly SubmissionFile[]) {
	return useQuery(linksQuery(files.map(({ path }) => path)));
}
