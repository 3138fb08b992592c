const DAY_MS = 86_400_000;

/** What a teacher's pages ask of a class, as they ask it. */
export function classRequests({ teacher: { headers }, classId }) {
	const now = Date.now();
	const day = { from_at: new Date(now - DAY_MS).toISOString(), to_at: new Date(now).toISOString() };
	return {
		"the class's grid": rpc(headers, "class_progress", { class_id: classId }),
		"the day's report": rpc(headers, "class_report", { class_id: classId, ...day }),
		"the teacher's home": rpc(headers, "teacher_today", { zone: "Africa/Dar_es_Salaam" }),
	};
}

/** A request that calls this function of the database with these arguments, or with those that it makes for each turn. */
export function rpc(headers, name, body) {
	return { path: `/rest/v1/rpc/${name}`, headers, body };
}
