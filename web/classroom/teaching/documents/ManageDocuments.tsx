import { FileText, Upload } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useChallenges } from "#web/classroom/teaching/challenges.queries.ts";
import type { TeacherDocument } from "#web/classroom/teaching/documents.data.ts";
import { useDocumentLinks, useDocuments } from "#web/classroom/teaching/documents.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Pager } from "#web/platform/ui/Pager.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { DocumentLine } from "./DocumentLine.tsx";
import { findDocuments } from "./find-documents.ts";
import { UploadDocumentsDialog } from "./UploadDocumentsDialog.tsx";

const PAGE = 10;

/** An educator's documents: to be found, opened, changed, replaced and removed. */
export function ManageDocuments() {
	const area = useRef<HTMLDivElement>(null);
	return (
		<div ref={area} tabIndex={-1}>
			<Documents area={area} />
		</div>
	);
}

/** `area` has the focus where a document is gone. */
function Documents({ area }: { area: RefObject<HTMLElement | null> }) {
	const documents = useDocuments();
	if (documents.isError) {
		return (
			<ErrorState
				title={m.documents_load_failed()}
				onRetry={() => void documents.refetch()}
				retrying={documents.isFetching}
			/>
		);
	}
	if (!documents.data) return <Skeleton className="h-48 rounded-medium" />;
	if (documents.data.length === 0) {
		return (
			<EmptyState
				icon={<FileText size={28} aria-hidden="true" />}
				title={m.documents_none()}
				text={m.documents_none_text()}
				action={
					<UploadDocumentsDialog
						trigger={
							<Button variant="soft">
								<Upload size={18} aria-hidden="true" />
								{m.documents_upload_first()}
							</Button>
						}
					/>
				}
			/>
		);
	}
	return <DocumentList documents={documents.data} area={area} />;
}

interface DocumentListProps {
	documents: readonly TeacherDocument[];
	area: RefObject<HTMLElement | null>;
}

function DocumentList({ documents, area }: DocumentListProps) {
	const challenges = useChallenges();
	const [text, setText] = useState("");
	const [chosenPage, setPage] = useState(1);
	const titleOf = ({ challengeId }: TeacherDocument) => challenges.data?.find(({ id }) => id === challengeId)?.title;
	const found = findDocuments(documents, text, titleOf);
	const pages = Math.max(1, Math.ceil(found.length / PAGE));
	const page = Math.min(chosenPage, pages);
	const shown = found.slice((page - 1) * PAGE, page * PAGE);
	const links = useDocumentLinks(shown);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<div className="p-4 sm:p-5 sm:pb-2 sm:max-w-110">
				<TextField
					type="search"
					label={m.documents_find()}
					value={text}
					onChange={(event) => {
						setText(event.target.value);
						setPage(1);
					}}
				/>
			</div>
			<p role="status" className="sr-only">
				{m.documents_found({ count: found.length })}
			</p>
			{found.length === 0 && <p className="px-5 pb-6 text-ink-2">{m.documents_not_found()}</p>}
			{links.isError && (
				<div className="px-4 sm:px-5 pb-4">
					<ErrorState
						compact
						title={m.documents_links_failed()}
						onRetry={() => void links.refetch()}
						retrying={links.isFetching}
					/>
				</div>
			)}
			<ul className="m-0 p-0 list-none">
				{shown.map((document) => (
					<DocumentLine
						key={document.id}
						document={document}
						challenge={titleOf(document)}
						link={links.data?.[document.path]}
						linksKnown={links.isSuccess}
						returnTo={area}
					/>
				))}
			</ul>
			<Pager
				label={m.documents_tab()}
				previous={m.documents_previous()}
				next={m.documents_next()}
				page={page}
				pages={pages}
				text={m.documents_page({ page, pages })}
				onTurn={setPage}
			/>
		</div>
	);
}
