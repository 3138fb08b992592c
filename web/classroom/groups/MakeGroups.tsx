import { useState } from "react";
import { GROUPS_MAXIMUM, groupsFor } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { StepField } from "#web/platform/ui/StepField.tsx";

interface MakeGroupsProps {
	/** Who can be put into groups. */
	learners: number;
	/** As many as there are. */
	groups?: number;
	onMake: (count: number) => void;
}

const USUAL_IN_EACH = 3;

/** How many groups, or of how many learners: each follows from the other. */
export function MakeGroups({ learners, groups, onMake }: MakeGroupsProps) {
	const [count, setCount] = useState(String(groups || groupsFor(learners, USUAL_IN_EACH)));
	const [inEach, setInEach] = useState(String(Math.ceil(learners / Number(count)) || USUAL_IN_EACH));
	const valid = numberIn(count, GROUPS_MAXIMUM);

	function chooseCount(typed: string) {
		setCount(typed);
		const groups = numberIn(typed, GROUPS_MAXIMUM);
		if (groups) setInEach(String(Math.ceil(learners / groups) || 1));
	}

	function chooseInEach(typed: string) {
		setInEach(typed);
		const size = numberIn(typed, learners);
		if (size) setCount(String(groupsFor(learners, size)));
	}

	return (
		<form
			className="grid gap-4 justify-items-start"
			onSubmit={(event) => {
				event.preventDefault();
				if (valid) onMake(valid);
			}}
		>
			<div className="flex flex-wrap gap-x-6 gap-y-3">
				<StepField
					label={m.groups_how_many()}
					value={count}
					min={1}
					max={GROUPS_MAXIMUM}
					stepped={stepWithin(GROUPS_MAXIMUM)}
					less={m.groups_fewer_groups()}
					more={m.groups_more_groups()}
					error={valid ? undefined : m.groups_how_many_error({ count: GROUPS_MAXIMUM })}
					onChange={chooseCount}
				/>
				<StepField
					label={m.groups_in_each()}
					value={inEach}
					min={1}
					max={Math.max(1, learners)}
					stepped={stepWithin(Math.max(1, learners))}
					less={m.groups_fewer_in_each()}
					more={m.groups_more_in_each()}
					onChange={chooseInEach}
				/>
			</div>
			<Button type="submit">{m.groups_make()}</Button>
		</form>
	);
}

/** The whole number that is typed, from 1 to `most`; undefined where it is none. */
function numberIn(typed: string, most: number): number | undefined {
	const value = Number(typed);
	return Number.isInteger(value) && value >= 1 && value <= Math.max(1, most) ? value : undefined;
}

function stepWithin(most: number) {
	return (typed: string, direction: 1 | -1) => Math.min(most, Math.max(1, (Number(typed) || 0) + direction));
}
