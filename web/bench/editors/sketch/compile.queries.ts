import { queryOptions } from "@tanstack/react-query";
import { compileSketch } from "./compile.data.ts";

/** A sketch, compiled: the same text is asked for once in a while that the page is open. */
export function compiledQuery(source: string) {
	return queryOptions({
		queryKey: ["compiled", source],
		queryFn: ({ signal }) => compileSketch(source, signal),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		networkMode: "always",
	});
}
