import { useQuery } from "@tanstack/react-query";
import { Footprints } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { PartKinds } from "#simulator/parts/part.ts";
import { partWords } from "#web/circuit/part-words.ts";
import { NextStepCard } from "#web/features/assistant/NextStepCard.tsx";
import type { Workspace } from "#web/features/workspace/use-workspace.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Button } from "#web/ui/Button.tsx";
import type { BlockWork } from "./find-block-step.ts";

const loadFinder = () => import("./find-block-step.ts");

export const lazyModules = [loadFinder];

interface BlockNextStepProps {
	project: BlockProject;
	kinds: PartKinds;
	workspace: Pick<Workspace, "program" | "loose">;
	shown: Pointer | null;
	/** Null: nothing is pointed at any more. `pressed`: somebody asked to see it. */
	onShow: (pointer: Pointer | null, pressed: boolean) => void;
}

/** The built-in helper for blocks: at a press it looks at them, at what they do and at the checks, and names one next step. */
export function BlockNextStep({ project, kinds, workspace, shown, onShow }: BlockNextStepProps) {
	const { program } = workspace;
	const blocks = useMemo(() => JSON.stringify(program), [program]);
	const [asked, setAsked] = useState<{ blocks: string; work: Omit<BlockWork, "project"> } | null>(null);
	const finder = useLazyModule(loadFinder, asked !== null);
	const card = useRef<HTMLDivElement>(null);
	// Other blocks, another step.
	const isAsked = asked?.blocks === blocks;
	const found = useQuery({
		queryKey: ["block-next-step", project.id, asked],
		queryFn: ({ signal }) => (finder && asked ? finder.findBlockStep({ project, kinds, ...asked.work }, signal) : null),
		enabled: isAsked && finder !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		networkMode: "always",
		retry: false,
	});
	const clear = useEffectEvent(() => onShow(null, false));
	useEffect(() => {
		if (!isAsked) return;
		card.current?.focus();
		return () => clear();
	}, [isAsked]);

	const isFound = isAsked && found.data !== undefined;
	useEffect(() => {
		if (isFound) card.current?.scrollIntoView({ block: "nearest" });
	}, [isFound]);

	if (!isAsked) {
		return (
			<Button
				variant="soft"
				className="justify-self-start"
				onClick={() => setAsked({ blocks, work: { program, loose: workspace.loose() } })}
			>
				<Footprints size={18} aria-hidden="true" />
				{m.assistant_next_ask()}
			</Button>
		);
	}
	return (
		<div ref={card} tabIndex={-1}>
			<NextStepCard
				step={found.data ? found.data.words : found.isError ? undefined : null}
				pointersOf={() => found.data?.points ?? []}
				wordsOf={(pointer) => wordsOf(pointer, project)}
				shown={shown}
				onShow={onShow}
				shownHere={null}
			/>
		</div>
	);
}

function wordsOf(pointer: Pointer, { circuit }: BlockProject): string {
	if (pointer.kind === "pin") return m.assistant_show_pin({ pin: pointer.pin });
	const part = pointer.kind === "part" ? circuit.parts.find(({ id }) => id === pointer.id) : undefined;
	return part ? m.assistant_show_part({ part: partWords(part) }) : m.assistant_show_block();
}
