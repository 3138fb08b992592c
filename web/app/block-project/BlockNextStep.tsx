import { Footprints } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { BlockProject } from "#content/projects.ts";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { PartKinds } from "#simulator/parts/part.ts";
import { NextStepCard } from "#web/assistant/NextStepCard.tsx";
import { pointerText } from "#web/bench/code/help-pointers.ts";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { type AskedBlocks, useBlockStep } from "./use-block-step.ts";

const loadFinder = () => import("./find-block-step.ts");

export const lazyModules = [loadFinder];

export interface BlockNextStepProps {
	project: BlockProject;
	kinds: PartKinds;
	workspace: Pick<Workspace, "program" | "loose">;
	shown: Pointer | null;
	/** Null: nothing is pointed at any more. `pressed`: somebody asked to see it. */
	onShow: (pointer: Pointer | null, pressed: boolean) => void;
	/** Where its button is mounted. */
	slot: Element | null;
	/** The button is pressed: the answer is shown here. */
	onAsk: () => void;
}

/** The built-in helper for blocks: at a press it looks at them, at what they do and at the checks, and names one next step. */
export function BlockNextStep({ project, kinds, workspace, shown, onShow, slot, onAsk }: BlockNextStepProps) {
	const { program } = workspace;
	const blocks = useMemo(() => JSON.stringify(program), [program]);
	const [asked, setAsked] = useState<AskedBlocks | null>(null);
	const finder = useLazyModule(loadFinder, asked !== null);
	const card = useRef<HTMLDivElement>(null);
	// Other blocks, another step.
	const isAsked = asked?.blocks === blocks;
	const found = useBlockStep({ project, kinds }, finder, isAsked ? asked : null);
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

	function ask() {
		flushSync(onAsk);
		if (!isAsked) return setAsked({ blocks, work: { program, loose: workspace.loose() } });
		card.current?.focus({ preventScroll: true });
		card.current?.scrollIntoView({ block: "nearest" });
	}

	return (
		<>
			{slot &&
				createPortal(
					<Button variant="soft" className="block-next-ask" onClick={ask}>
						<Footprints size={18} aria-hidden="true" />
						{m.assistant_next_ask()}
					</Button>,
					slot,
				)}
			{isAsked && (
				<div ref={card} tabIndex={-1}>
					<NextStepCard
						step={found.data ? found.data.text : found.isError ? undefined : null}
						pointersOf={() => found.data?.points ?? []}
						textOf={(pointer) => pointerText(pointer, project.circuit)}
						shown={shown}
						onShow={onShow}
						shownHere={null}
					/>
				</div>
			)}
		</>
	);
}
