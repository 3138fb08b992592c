import { Hand } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { useAskTeacher } from "./assistant.queries.ts";

/** Hands a question on that nothing here answers: the class teacher gets it with the program. */
export function AskTeacher({ exchange, programNow }: { exchange: string; programNow: () => string }) {
	const ask = useAskTeacher();
	if (ask.isSuccess) return <p role="status">{m.assistant_ask_teacher_done()}</p>;
	return (
		<Button
			className="justify-self-start"
			loading={ask.isPending}
			onClick={() => ask.mutate({ exchange, program: programNow() })}
		>
			<Hand size={18} aria-hidden="true" />
			{m.assistant_ask_teacher()}
		</Button>
	);
}
