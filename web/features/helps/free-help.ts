import { useQuery } from "@tanstack/react-query";
import { backend } from "#web/backend/backend.ts";
import { usePerson } from "#web/session/session.ts";
import { isCompleted } from "./helps.data.ts";

/** True where this learner has completed the project: from then on help costs nothing. False until the server has answered. */
export function useFreeHelp({ id }: { id: string }): boolean {
	const person = usePerson().id;
	const completed = useQuery({
		queryKey: ["helps", person, id, "completed"],
		queryFn: async () => isCompleted(await backend(), person, id),
	});
	return completed.data ?? false;
}
