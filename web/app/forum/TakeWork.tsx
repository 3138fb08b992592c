import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { CopyPlus } from "lucide-react";
import { useState } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import type { PostedWork } from "#domain/api/community.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { loadBench } from "#web/bench/player/stored-bench.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { showFailure, showSuccess } from "#web/platform/ui/toast.ts";
import { programKindOf } from "./own-works.ts";
import { type Copy, type Former, formerWork, takeCopies } from "./take-work.ts";

/** Copies a post's program and circuit into the reader's own project, and opens it. Own work there is asked about first. */
export function TakeWork({ work }: { work: PostedWork }) {
	const person = usePerson();
	const navigate = useNavigate();
	const [asked, setAsked] = useState<Former[] | null>(null);
	const project = listEveryProject(getLocale()).find(({ id }) => id === work.projectId);
	const look = useMutation({
		mutationFn: async () => {
			const copy = await copyOf(work);
			return copy && formerWork(person.id, copy);
		},
		onSuccess: (former) => {
			if (!former) showFailure(m.forum_take_failed());
			else if (former.some((each) => each.work !== null && each.work.body !== each.body)) setAsked(former);
			else take(former);
		},
		meta: { failure: m.forum_take_failed },
	});

	function take(former: readonly Former[]) {
		setAsked(null);
		if (!takeCopies(former)) return showFailure(m.forum_take_failed());
		showSuccess(m.forum_taken());
		void navigate({
			to: project?.kit === "primary" ? "/primary-kit" : "/secondary-kit",
			search: { challenge: work.projectId },
		});
	}

	if (!project || programKindOf(project.kit) !== work.kind) return null;
	return (
		<>
			<Button variant="soft" className="justify-self-start" loading={look.isPending} onClick={() => look.mutate()}>
				<CopyPlus size={18} aria-hidden="true" />
				{m.forum_take()}
			</Button>
			<Dialog
				open={asked !== null}
				onOpenChange={(open) => !open && setAsked(null)}
				title={m.forum_take_title({ project: project.title })}
				description={m.forum_take_text()}
				actions={
					<>
						<DialogClose>
							<Button variant="quiet">{m.ui_cancel()}</Button>
						</DialogClose>
						<Button once onClick={() => asked && take(asked)}>
							{m.forum_take()}
						</Button>
					</>
				}
			/>
		</>
	);
}

/** The work as the bench reads it, so that nothing but a program and a circuit is copied; null where it cannot be read. */
async function copyOf({ projectId, kind, program, circuit }: PostedWork): Promise<Copy | null> {
	const bench = await loadBench({ projectId, kind, program, circuit, unbuilt: "start" });
	if (!bench.program || !bench.circuit) return null;
	const text = bench.program.kind === "sketch" ? bench.program.source : JSON.stringify(bench.program.state);
	return { projectId, kind, program: text, circuit: kind === "blocks" ? null : JSON.stringify(bench.circuit) };
}
