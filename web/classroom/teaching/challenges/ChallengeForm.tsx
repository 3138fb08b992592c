import { type ReactNode, type SubmitEvent, useState } from "react";
import {
	CHALLENGE_CATEGORIES,
	CHALLENGE_DESCRIPTION_MAXIMUM,
	CHALLENGE_DIFFICULTIES,
	CHALLENGE_TITLE_MAXIMUM,
	type ChallengeCategory,
	type ChallengeDifficulty,
	RUBRIC_LINE_MAXIMUM,
	RUBRIC_LINES,
	rubricLines,
} from "#domain/catalogue/challenges.ts";
import { m } from "#messages/generated/messages.js";
import type { ChallengeFacts } from "#web/classroom/teaching/challenges.data.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { categoryText, difficultyText } from "./challenge-text.ts";

interface ChallengeFormProps {
	facts: ChallengeFacts;
	onChange: (changes: Partial<ChallengeFacts>) => void;
	/** With title and description trimmed, and not empty, and the lines of the rubric. */
	onSubmit: (facts: ChallengeFacts) => void;
	sending: boolean;
	submitText: string;
	/** Why the last try failed; what was typed is still here. */
	problem?: string | undefined;
	/** What should be known before it is sent. */
	note?: ReactNode;
}

/** Title, description, difficulty and category of a challenge, and what its author looks for. */
export function ChallengeForm({ facts, onChange, onSubmit, sending, submitText, problem, note }: ChallengeFormProps) {
	const [pressed, setPressed] = useState(false);
	const title = facts.title.trim();
	const description = facts.description.trim();
	const rubric = rubricLines(facts.rubric.join("\n"));

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setPressed(true);
		if (title && description && rubric.length <= RUBRIC_LINES) onSubmit({ ...facts, title, description, rubric });
	}

	return (
		<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
			<TextField
				label={m.teaching_title()}
				placeholder={m.teaching_title_hint()}
				required
				maxLength={CHALLENGE_TITLE_MAXIMUM}
				value={facts.title}
				error={pressed && !title ? m.teaching_title_missing() : undefined}
				onChange={(event) => onChange({ title: event.target.value })}
			/>
			<TextArea
				label={m.teaching_description()}
				placeholder={m.teaching_description_hint()}
				required
				rows={6}
				maxLength={CHALLENGE_DESCRIPTION_MAXIMUM}
				value={facts.description}
				error={pressed && !description ? m.teaching_description_missing() : undefined}
				onChange={(event) => onChange({ description: event.target.value })}
			/>
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField
					label={m.teaching_difficulty()}
					value={facts.difficulty}
					options={CHALLENGE_DIFFICULTIES.map((value) => ({ value, label: difficultyText(value) }))}
					onChange={(event) => onChange({ difficulty: event.target.value as ChallengeDifficulty })}
				/>
				<SelectField
					label={m.teaching_category()}
					value={facts.category}
					options={CHALLENGE_CATEGORIES.map((value) => ({ value, label: categoryText(value) }))}
					onChange={(event) => onChange({ category: event.target.value as ChallengeCategory })}
				/>
			</div>
			<TextArea
				label={m.teaching_rubric()}
				hint={m.teaching_rubric_hint({ count: RUBRIC_LINES })}
				rows={3}
				maxLength={RUBRIC_LINES * (RUBRIC_LINE_MAXIMUM + 1)}
				value={facts.rubric.join("\n")}
				error={rubric.length > RUBRIC_LINES ? m.teaching_rubric_too_many({ count: RUBRIC_LINES }) : undefined}
				onChange={(event) => onChange({ rubric: event.target.value.split("\n") })}
			/>
			{note}
			<FieldError id="challenge-problem" error={problem} />
			<div className="flex flex-wrap justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={sending}>
					{submitText}
				</Button>
			</div>
		</form>
	);
}
