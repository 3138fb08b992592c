import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { BuildPanel } from "./BuildPanel.tsx";
import type { Builder } from "./use-building.ts";

export const loadVersions = () => import("./CircuitVersions.tsx");

/** The whole circuit at once: wired for the learner, as it was before, or begun again. */
export function MorePanel({ builder, onClose }: { builder: Builder; onClose: () => void }) {
	const later = useLazyModule(loadVersions);
	const [asking, setAsking] = useState(false);
	function finish(act: () => void) {
		act();
		onClose();
	}
	return (
		<BuildPanel title={m.build_more()} onClose={onClose}>
			<Button variant="soft" onClick={() => finish(builder.wireForMe)}>
				{m.build_wire_for_me()}
			</Button>
			{later && <later.CircuitVersions builder={builder} onRestore={(text) => finish(() => builder.restore(text))} />}
			<Dialog
				open={asking}
				onOpenChange={setAsking}
				title={m.build_start_over_title()}
				description={m.build_start_over_text()}
				trigger={<Button variant="quiet">{m.build_start_over()}</Button>}
				actions={
					<>
						<DialogClose>
							<Button variant="quiet">{m.build_start_over_keep()}</Button>
						</DialogClose>
						<Button variant="danger" onClick={() => finish(builder.startOver)}>
							{m.build_start_over()}
						</Button>
					</>
				}
			/>
		</BuildPanel>
	);
}
