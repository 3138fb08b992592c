import { useMemo } from "react";
import { m } from "#messages/generated/messages.js";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { STILL_BOARD } from "#web/bench/player/circuit/still-board.ts";
import { VersionsDialog } from "#web/platform/learning/saved-work/VersionsDialog.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { circuitFrom } from "./circuit-text.ts";
import type { Builder } from "./use-building.ts";

/** The earlier versions of a learner's circuit. */
export function CircuitVersions({ builder, onRestore }: { builder: Builder; onRestore: (text: string) => void }) {
	return (
		<VersionsDialog
			workKey={builder.workKey}
			title={m.versions_title_circuit()}
			trigger={<Button variant="quiet">{m.versions_title_circuit()}</Button>}
			onRestore={onRestore}
		>
			{(text) => <Version text={text} />}
		</VersionsDialog>
	);
}

function Version({ text }: { text: string }) {
	const circuit = useMemo(() => circuitFrom(text), [text]);
	if (!circuit) return <p className="text-ink-2">{m.versions_circuit_unreadable()}</p>;
	return (
		<section
			aria-label={m.versions_shown()}
			className="board-stage !h-72 rounded-medium dots bg-paper [&_.board-place]:!inset-2"
		>
			<div inert className="contents">
				<CircuitView circuit={circuit} board={STILL_BOARD} onReset={() => undefined} />
			</div>
		</section>
	);
}
