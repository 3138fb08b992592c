import { useEffect, useEffectEvent, useRef } from "react";
import { m } from "#messages/generated/messages.js";
import { type BlockEditor, type BlockEditorOptions, openBlockEditor } from "./block-editor.ts";
import { useBlocklyWords } from "./blockly-words.ts";
import "./blocks.css";

interface BlockAreaProps extends BlockEditorOptions {
	/** Called with the editor when it is open, with null when it closes. */
	onEditor: (editor: BlockEditor | null) => void;
}

/** The area of the blocks. A new width class opens a new workspace, with the same blocks. */
export function BlockArea({ onEditor, onChange, onDroppedOutside, ...setting }: BlockAreaProps) {
	const place = useRef<HTMLDivElement>(null);
	const { narrow } = setting;
	const ready = useBlocklyWords();
	const open = useEffectEvent((element: HTMLElement) => {
		const editor = openBlockEditor(element, {
			...setting,
			onChange: (state, grown) => handleChange(state, grown),
			onDroppedOutside: () => handleDrop(),
		});
		onEditor(editor);
		return editor;
	});
	const close = useEffectEvent(() => onEditor(null));
	const handleChange = useEffectEvent(onChange);
	const handleDrop = useEffectEvent(onDroppedOutside);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the layout is chosen when the workspace is opened
	useEffect(() => {
		if (!place.current || !ready) return;
		const editor = open(place.current);
		return () => {
			close();
			editor.close();
		};
	}, [narrow, ready]);

	return <section ref={place} aria-label={m.blocks_area()} className="block-area dots" />;
}
