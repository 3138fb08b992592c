import { Download, FileText } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { TeacherDocument } from "#web/classroom/teaching/documents.data.ts";
import { useDocumentLinks } from "#web/classroom/teaching/documents.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

/** Documents to open, and to save under their own names. */
export function DocumentLinks({ documents }: { documents: readonly TeacherDocument[] }) {
	const links = useDocumentLinks(documents);
	if (documents.length === 0) return null;
	if (links.isError) {
		return (
			<div role="alert" className="flex flex-wrap items-center gap-3">
				<p className="font-bold text-sm">{m.files_failed()}</p>
				<Button variant="soft" loading={links.isFetching} onClick={() => void links.refetch()}>
					{m.ui_retry()}
				</Button>
			</div>
		);
	}
	if (!links.data) return <Skeleton className="h-16 rounded-medium" />;
	return (
		<ul className="grid gap-3 m-0 p-0 list-none">
			{documents.map((document) => (
				<li key={document.id} className="grid gap-1 min-w-0">
					<DocumentLink document={document} link={links.data[document.path]} />
					{document.description && (
						<p className="pl-9 text-sm text-ink-2 whitespace-pre-wrap break-words">{document.description}</p>
					)}
				</li>
			))}
		</ul>
	);
}

interface DocumentLinkProps {
	document: TeacherDocument;
	/** Undefined while it is not known, or where the file is gone. */
	link: string | undefined;
}

function DocumentLink({ document: { title, fileName, fileSize }, link }: DocumentLinkProps) {
	if (!link) return <p className="text-sm text-ink-2">{m.files_gone({ name: title })}</p>;
	return (
		<div className="flex items-center gap-1">
			<a
				href={link}
				target="_blank"
				rel="noreferrer"
				className="flex items-center gap-3 grow min-w-0 min-h-11 font-bold"
			>
				<DocumentIcon />
				<span className="grid min-w-0">
					<span className="break-words">{title}</span>
					<span className="text-sm text-ink-2 font-normal break-words">{fileFacts({ fileName, fileSize })}</span>
				</span>
				<span className="sr-only">{m.files_new_tab()}</span>
			</a>
			<a
				href={savingLink(link, fileName)}
				aria-label={m.files_save({ name: title })}
				className={buttonClass({ variant: "quiet", size: "icon" }, "!border-transparent shrink-0")}
			>
				<Download size={18} aria-hidden="true" />
			</a>
		</div>
	);
}

export function DocumentIcon() {
	return <FileText size={24} aria-hidden="true" className="shrink-0 text-teal-deep" />;
}

/** "plan.pdf · 24 KB". */
export function fileFacts({ fileName, fileSize }: Pick<TeacherDocument, "fileName" | "fileSize">): string {
	const size = m.file_kilobytes({ size: Math.max(1, Math.round(fileSize / 1024)) });
	return m.documents_file_facts({ name: fileName, size });
}

/** The same file, sent to be saved under its own name. */
function savingLink(link: string, fileName: string): string {
	const saving = new URL(link, location.href);
	saving.searchParams.set("download", fileName);
	return saving.href;
}
