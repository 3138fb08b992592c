import { DOCUMENT_DESCRIPTION_MAXIMUM, DOCUMENT_TITLE_MAXIMUM } from "#domain/classroom/document-files.ts";
import { m } from "#messages/generated/messages.js";
import { useChallenges } from "#web/classroom/teaching/challenges.queries.ts";
import type { DocumentFacts } from "#web/classroom/teaching/documents.data.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";

interface DocumentFieldsProps {
	facts: DocumentFacts;
	onChange: (changes: Partial<DocumentFacts>) => void;
	/** What it is called while the title is empty. */
	titleHint?: string | undefined;
}

/** Title and description of a document, and the challenge it is attached to. */
export function DocumentFields({ facts, onChange, titleHint }: DocumentFieldsProps) {
	const userId = usePerson().id;
	const challenges = useChallenges();
	const own = challenges.data?.filter(({ authorId }) => authorId === userId) ?? [];
	return (
		<>
			<TextField
				label={m.documents_title()}
				placeholder={titleHint}
				maxLength={DOCUMENT_TITLE_MAXIMUM}
				value={facts.title}
				onChange={(event) => onChange({ title: event.target.value })}
			/>
			<TextArea
				label={m.documents_description()}
				optional={m.documents_optional()}
				rows={3}
				maxLength={DOCUMENT_DESCRIPTION_MAXIMUM}
				value={facts.description}
				onChange={(event) => onChange({ description: event.target.value })}
			/>
			<SelectField
				label={m.documents_challenge()}
				optional={m.documents_optional()}
				hint={own.length > 0 ? m.documents_challenge_text() : m.documents_challenge_none_yet()}
				placeholder={m.documents_challenge_none()}
				value={facts.challengeId ?? ""}
				options={own.map(({ id, title }) => ({ value: id, label: title }))}
				onChange={(event) => onChange({ challengeId: event.target.value || null })}
			/>
		</>
	);
}
