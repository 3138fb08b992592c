import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { classesKey } from "./classes.queries.ts";

/** Verified educators whom the owner of a class may ask to teach it, too, by name. */
export function useEducators(enabled: boolean) {
	return useQuery({
		queryKey: ["educators"],
		queryFn: async () => unwrap(await (await backend()).rpc("list_educators")),
		enabled,
	});
}

type TeacherChange = { act: "add" | "remove" | "hand_over"; teacherId: string };

/** Who teaches a class beside its owner, and who owns it. With a network only. */
export function useTeacherChange(classId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ act, teacherId }: TeacherChange) => {
			const server = await backend();
			const asked = { class_id: classId, user_id: teacherId };
			if (act === "add") unwrap(await server.rpc("add_class_teacher", asked));
			else if (act === "remove") unwrap(await server.rpc("remove_class_teacher", asked));
			else unwrap(await server.rpc("hand_over_class", asked));
		},
		onSettled: () => reloadQuery(client, classesKey),
		meta: { failure: m.classes_change_failed },
	});
}

/** Makes a class like this one, without learners. Sent again, it makes no second one. */
export function useCopyClass(classId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ id, name }: { id: string; name: string }) => {
			unwrap(await (await backend()).rpc("copy_class", { class_id: classId, copy_id: id, name }));
		},
		onSuccess: () => reloadQuery(client, classesKey),
		meta: { success: m.classes_copy_made, failure: m.classes_copy_failed },
	});
}
