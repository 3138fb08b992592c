import { Download, FileText } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import type { SubmissionFile } from "./submissions.data.ts";
import type { useFileLinks } from "./submissions.queries.ts";

type Props = {
	files: readonly SubmissionFile[];
	/** Of these files, and maybe of others that are shown beside them. */
	links: ReturnType<typeof useFileLinks>;
};

/** The files of a submission, by the names their learner gave them: to be opened, and to be saved under these names. */
export function FileLinks({ files, links }: Props) {
	if (files.length === 0) return null;
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
	if (!links.data) return <Skeleton className="h-24 rounded-medium" />;
	return (
		<ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] m-0 p-0 list-none items-start">
			{files.map((file, index) => (
				<li key={file.path} className="min-w-0">
					<OneFile file={file} number={index + 1} link={links.data[file.path]} />
				</li>
			))}
		</ul>
	);
}

function OneFile({ file, number, link }: { file: SubmissionFile; number: number; link: string | undefined }) {
	const kind = file.extension.toUpperCase();
	const name = file.name ?? (file.isPicture ? m.files_picture({ number }) : m.files_file({ number, kind }));
	if (!link) return <p className="text-sm text-ink-2">{m.files_gone({ name })}</p>;
	return (
		<div className="border border-line rounded-medium bg-surface overflow-hidden">
			{file.isPicture && (
				<a href={link} target="_blank" rel="noreferrer" className="block" tabIndex={-1}>
					<img src={link} loading="lazy" alt={name} className="w-full max-h-64 object-contain bg-sunken" />
				</a>
			)}
			<div className="flex items-center gap-1 pl-3 pr-0.5">
				<a
					href={link}
					target="_blank"
					rel="noreferrer"
					title={name}
					className="flex items-center gap-2 grow min-w-0 min-h-11 font-bold text-sm"
				>
					{!file.isPicture && <FileText size={18} aria-hidden="true" className="shrink-0" />}
					<span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
					<span className="sr-only">{m.files_new_tab()}</span>
				</a>
				<a
					href={savingLink(link, file)}
					aria-label={m.files_save({ name })}
					className={buttonClass({ variant: "quiet", size: "icon" }, "!border-transparent shrink-0")}
				>
					<Download size={18} aria-hidden="true" />
				</a>
			</div>
		</div>
	);
}

/** The same file, sent to be saved: under its own name where it has one. */
function savingLink(link: string, { name }: SubmissionFile): string {
	const saving = new URL(link, location.href);
	saving.searchParams.set("download", name ?? "");
	return saving.href;
}
