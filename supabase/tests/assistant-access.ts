import { ownAndStaff, serverOnly, type TableAccess } from "./access-table.ts";

const ask =
	"insert into assistant_exchanges (user_id, conversation_id, question) values ($1, $1, 'Why is my lamp dark?')";

/** Questions to the AI helper. */
export const ASSISTANT_ACCESS: Record<string, TableAccess> = {
	"public.assistant_exchanges": {
		select: { given: ask, sql: "select from assistant_exchanges where user_id = $1", answers: ownAndStaff },
		insert: { sql: ask, answers: serverOnly },
		update: {
			given: ask,
			sql: "update assistant_exchanges set answer = 'x' where user_id = $1",
			answers: serverOnly,
		},
		delete: { given: ask, sql: "delete from assistant_exchanges where user_id = $1", answers: serverOnly },
	},
};
