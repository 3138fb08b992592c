import { Anchor, Arrow, Content, Portal, Root } from "@radix-ui/react-popover";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { useFocusReturn } from "#web/platform/ui/use-focus-return.ts";
import { markTourSeen, type Tour } from "./seen-tours.ts";
import "./first-steps.css";

/** One tool that is pointed out. */
export interface FirstStep {
	id: string;
	title: string;
	text: string;
	/** The tool; null while it is not mounted. Called again at each change of the page until then. */
	find: () => Element | null;
	/** The preferred side; another one is taken where there is no room. */
	side?: "top" | "right" | "bottom" | "left";
}

interface FirstStepsProps<Step extends FirstStep> {
	tour: Tour;
	userId: string;
	/** A constant list. */
	steps: readonly Step[];
	/** Called before a tool is looked for: shows the pane that it is in. */
	onShow?: (step: Step) => void;
	/** The tour has ended or was skipped. It is not shown again. */
	onEnd: () => void;
}

/**
 * Points at the tools of a bench, one after another. Next, or a press on the tool itself, leads to the next; Skip and
 * Escape end it. Not modal: the bench can be used beside it. Mount it where `hasSeenTour` says no.
 */
export function FirstSteps<Step extends FirstStep>({ tour, userId, steps, onShow, onEnd }: FirstStepsProps<Step>) {
	const [index, setIndex] = useState(0);
	const step = steps[index];
	const target = useRef<Element | null>(null);
	const found = useTarget(step, target, onShow);
	const titleId = useId();
	const textId = useId();
	const next = useRef<HTMLButtonElement>(null);
	const focusReturn = useFocusReturn();

	function end() {
		markTourSeen(userId, tour);
		onEnd();
	}

	function showNext() {
		if (index + 1 < steps.length) setIndex(index + 1);
		else end();
	}

	const handlePress = useEffectEvent(showNext);
	useEffect(() => {
		if (!found) return;
		const press = () => handlePress();
		found.setAttribute("data-first-step", "");
		found.addEventListener("click", press);
		return () => {
			found.removeAttribute("data-first-step");
			found.removeEventListener("click", press);
		};
	}, [found]);

	if (!step || !found) return null;
	return (
		<Root open onOpenChange={(open) => !open && end()}>
			<Anchor virtualRef={target as React.RefObject<Element>} />
			<Portal>
				<Content
					side={step.side ?? "bottom"}
					sideOffset={10}
					collisionPadding={8}
					aria-labelledby={titleId}
					aria-describedby={textId}
					onInteractOutside={(event) => event.preventDefault()}
					onOpenAutoFocus={(event) => {
						focusReturn.onOpenAutoFocus();
						event.preventDefault();
						if (!isTyping() && !isInLayer() && !isBetweenTabs()) next.current?.focus({ preventScroll: true });
					}}
					onCloseAutoFocus={(event) => {
						if (isFocusLost()) focusReturn.onCloseAutoFocus(event);
						else event.preventDefault();
					}}
					className="rise z-30 grid gap-2 w-[min(300px,calc(100vw-16px))] p-4 bg-ink text-paper rounded-large shadow-lift-2"
				>
					<p className="text-tiny font-extrabold opacity-80">
						{m.first_steps_count({ number: index + 1, count: steps.length })}
					</p>
					<h2 id={titleId} className="text-lg tracking-normal">
						{step.title}
					</h2>
					<p id={textId} aria-live="polite">
						{step.text}
					</p>
					<div className="flex justify-end gap-2 pt-1">
						<Button variant="quiet" className="!border-transparent !text-paper enabled:hover:!bg-ink-2" onClick={end}>
							{m.first_steps_skip()}
						</Button>
						<Button ref={next} variant="sun" onClick={showNext}>
							{index + 1 < steps.length ? m.first_steps_next() : m.first_steps_end()}
						</Button>
					</div>
					<Arrow width={18} height={9} className="fill-ink" />
				</Content>
			</Portal>
		</Root>
	);
}

/** Somebody was faster than the tour: what they type must not be lost on a button. */
function isTyping(): boolean {
	return document.activeElement?.matches("input, textarea, select, [contenteditable=true]") ?? false;
}

/** Somebody has opened a menu or a dialog meanwhile, which closes once the focus leaves it. */
function isInLayer(): boolean {
	return document.activeElement?.closest("[role=dialog], [role=menu], [role=listbox]") != null;
}

/** What had the focus was unmounted; otherwise somebody has moved on to another tool. */
function isFocusLost(): boolean {
	return document.activeElement === null || document.activeElement === document.body;
}

/** Somebody walks through tabs by keyboard, and may only pass this one. */
function isBetweenTabs(): boolean {
	return document.activeElement?.matches("[role=tab]:focus-visible") ?? false;
}

/** The step's tool once it is mounted, in `target` too. */
function useTarget<Step extends FirstStep>(
	step: Step | undefined,
	target: React.RefObject<Element | null>,
	onShow: ((step: Step) => void) | undefined,
): Element | null {
	const [found, setFound] = useState<Element | null>(null);
	const show = useEffectEvent(() => {
		if (step) onShow?.(step);
	});
	const id = step?.id;
	const find = useEffectEvent(() => step?.find() ?? null);
	useEffect(() => {
		if (!id) return;
		show();
		const look = () => {
			target.current = find();
			setFound(target.current);
		};
		look();
		const observer = new MutationObserver(look);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [id, target]);
	return found;
}
