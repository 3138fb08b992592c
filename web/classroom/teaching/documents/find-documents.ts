import type { TeacherDocument } from "#web/classroom/teaching/documents.data.ts";

/** The documents with the words in their title, description, file name or challenge; case does not count. */
export function findDocuments(
	documents: readonly TeacherDocument[],
	text: string,
	challengeOf: (document: TeacherDocument) => string | undefined,
): readonly TeacherDocument[] {
	const sought = text.trim().toLocaleLowerCase();
	if (!sought) return documents;
	return documents.filter((document) =>
		[document.title, document.description, document.fileName, challengeOf(document) ?? ""].some((text) =>
			text.toLocaleLowerCase().includes(sought),
		),
	);
}
