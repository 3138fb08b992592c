import { FileText } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import type { SubmissionFile } from "./submissions.data.ts";
import type { useFileLinks } from "./submissions.queries.ts";

type Props = {
	files: readonly SubmissionFile[];
	/** Of these files, and maybe of others that are shown beside them. */
	links: ReturnType<typeof useFileLinks>;
};

/** The files of a submission: pictures as they are, all else to be opened. */
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
		<ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] m-0 p-0 list-none items-start">
			{files.map((file, place) => (
				<li key={file.path}>
					<OneFile file={file} number={place + 1} link={links.data[file.path]} />
				</li>
			))}
		</ul>
	);
}

function OneFile({ file, number, link }: { file: SubmissionFile; number: number; link: string | undefined }) {
	if (!link) return <p className="text-sm text-ink-2">{m.files_gone({ number })}</p>;
	if (file.isPicture) {
		return (
			<a href={link} target="_blank" rel="noreferrer" className="block rounded-medium">
				<img
					src={link}
					loading="lazy"
					alt={m.files_picture({ number })}
					className="w-full max-h-80 object-contain rounded-medium border border-line bg-sunken"
				/>
			</a>
		);
	}
	return (
		<a
			href={link}
			target="_blank"
			rel="noreferrer"
			className={buttonClass({ variant: "quiet" }, "w-full !justify-start")}
		>
			<FileText size={18} aria-hidden="true" />
			{m.files_file({ number, kind: file.extension.toUpperCase() })}
		</a>
	);
}
