import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { m } from "#messages/generated/messages.js";
import type { OwnWork } from "#web/community/forum/writing-draft.ts";
import { begunWorkQuery } from "#web/platform/learning/begun-work/begun-work.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { ownWorks } from "./own-works.ts";

type Props = { chosen: OwnWork | null; onChange: (chosen: OwnWork | null) => void };

/** Which of one's own programs goes with a post. Without any there is nothing to choose. */
export function WorkPicker({ chosen, onChange }: Props) {
	const person = usePerson();
	const begun = useQuery(begunWorkQuery(person.id)).data;
	const works = useMemo(() => ownWorks(person.id, begun ?? []), [person.id, begun]);
	if (works.length === 0) return null;
	return (
		<SelectField
			label={m.forum_work_label()}
			optional={m.field_optional()}
			hint={m.forum_work_hint()}
			placeholder={m.forum_work_none()}
			value={works.some(({ projectId }) => projectId === chosen?.projectId) ? chosen?.projectId : ""}
			options={works.map(({ projectId, title }) => ({ value: projectId, label: title }))}
			onChange={({ target }) => {
				const work = works.find(({ projectId }) => projectId === target.value);
				onChange(work ? { projectId: work.projectId, kind: work.kind } : null);
			}}
		/>
	);
}
