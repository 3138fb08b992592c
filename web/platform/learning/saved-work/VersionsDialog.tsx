import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog, DialogClose, type DialogOpening } from "#web/platform/ui/Dialog.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { listWorkVersions, type WorkKey, type WorkVersion } from "./saved-work.data.ts";

interface VersionsDialogProps extends DialogOpening {
	workKey: WorkKey;
	/** Says whose versions they are: "Versions of your program". */
	title: string;
	/** Makes an earlier version the present one. */
	onRestore: (body: string) => void;
	/** How a version is shown. */
	children: (body: string) => ReactNode;
}

/** The earlier versions of a work that the server keeps: to look at and to restore. */
export function VersionsDialog({ workKey, title, onRestore, children, ...opening }: VersionsDialogProps) {
	return (
		<Dialog wide title={title} description={m.versions_text()} {...opening}>
			<Versions workKey={workKey} onRestore={onRestore}>
				{children}
			</Versions>
		</Dialog>
	);
}

function Versions({ workKey, onRestore, children }: Pick<VersionsDialogProps, "workKey" | "onRestore" | "children">) {
	const versions = useQuery({
		queryKey: ["work-versions", workKey],
		queryFn: async () => listWorkVersions(await backend(), workKey),
		staleTime: 0,
		retry: 1,
		networkMode: "always",
	});
	const [chosen, setChosen] = useState<number | null>(null);
	if (versions.isPending) return <Spinner label={m.versions_loading()} />;
	if (versions.isError) {
		return (
			<ErrorState
				compact
				title={m.versions_failed()}
				onRetry={() => void versions.refetch()}
				retrying={versions.isFetching}
			/>
		);
	}
	if (versions.data.length === 0) return <p className="text-ink-2">{m.versions_none()}</p>;
	const shown = versions.data.find(({ revision }) => revision === chosen) ?? versions.data[0];
	return (
		<div className="grid gap-4 sm:grid-cols-[220px_minmax(0,1fr)]">
			<ol className="grid gap-1.5 m-0 p-0 list-none max-h-60 sm:max-h-96 overflow-y-auto content-start">
				{versions.data.map((version, order) => (
					<li key={version.revision}>
						<VersionLine
							version={version}
							newest={order === 0}
							chosen={version === shown}
							onChoose={() => setChosen(version.revision)}
						/>
					</li>
				))}
			</ol>
			{shown && (
				<div className="grid gap-3 content-start min-w-0">
					{children(shown.body)}
					<DialogClose>
						<Button once className="justify-self-start" onClick={() => onRestore(shown.body)}>
							{m.versions_restore()}
						</Button>
					</DialogClose>
				</div>
			)}
		</div>
	);
}

interface VersionLineProps {
	version: WorkVersion;
	newest: boolean;
	chosen: boolean;
	onChoose: () => void;
}

function VersionLine({ version, newest, chosen, onChoose }: VersionLineProps) {
	return (
		<button
			type="button"
			aria-pressed={chosen}
			onClick={onChoose}
			className="w-full min-h-11 px-3 py-2 rounded-medium text-left border border-line hover:border-edge aria-pressed:bg-teal-wash aria-pressed:border-teal"
		>
			<span className="flex flex-wrap items-center gap-x-2 font-bold">
				{m.versions_number({ number: version.revision })}
				{newest && <Chip tone="teal">{m.versions_newest()}</Chip>}
			</span>
			<span className="text-tiny text-ink-2">
				{version.pressed ? m.versions_pressed() : m.versions_by_itself()}
				{" · "}
				<TimeAgo time={version.savedAt} />
			</span>
		</button>
	);
}
