import { Sparkles } from "lucide-react";
import { useState } from "react";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { LessonStep } from "#web/catalogue/lesson/lesson-steps.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { BlockNextStep, type BlockNextStepProps, lazyModules as finderModules } from "./BlockNextStep.tsx";

const loadHelp = () => import("./BlockHelp.tsx");

export const lazyModules = [...finderModules, loadHelp];

interface BlockAssistantProps extends BlockNextStepProps {
	step: LessonStep;
}

/** Help beside the blocks: the built-in helper's next step, and the way to the AI helper. */
export function BlockAssistant({ step, ...next }: BlockAssistantProps) {
	const [isOpen, setOpen] = useState(false);
	const help = useLazyModule(loadHelp, isOpen || undefined);

	function handleShow(pointer: Pointer) {
		setOpen(false);
		next.onShow(pointer, true);
	}

	return (
		<>
			{(step === "program" || step === "test") && <BlockNextStep {...next} />}
			<Button variant="quiet" className="justify-self-start" loading={isOpen && !help} onClick={() => setOpen(true)}>
				<Sparkles size={18} aria-hidden="true" />
				{m.assistant_open()}
			</Button>
			{help && isOpen && <help.BlockHelp {...next} onShowBlock={handleShow} onClose={() => setOpen(false)} />}
		</>
	);
}
