import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { type BlockEditor, type BlockEditorOptions, type BlockHistory, openBlockEditor } from "./block-editor.ts";
import { useBlocklyTexts } from "./blockly-texts.ts";
import "./blocks.css";

interface BlockAreaProps extends BlockEditorOptions {
	/** Called with the editor when it is open, with null when it closes. */
	onEditor: (editor: BlockEditor | null) => void;
	/** The blocks are only watched now: their list is not needed. */
	watched: boolean;
}

/** The workspace. A new width class opens it again, with the same blocks and the same Undo. */
export function BlockArea({ onEditor, onChange, onDroppedOutside, onPressed, watched, ...setting }: BlockAreaProps) {
	const area = useRef<HTMLDivElement>(null);
	const { narrow } = setting;
	const history = useRef<BlockHistory | null>(null);
	const [opened, setOpened] = useState<BlockEditor | null>(null);
	const ready = useBlocklyTexts();
	const open = useEffectEvent((element: HTMLElement) => {
		const editor = openBlockEditor(element, {
			...setting,
			history: history.current,
			onChange: (state, grown) => handleChange(state, grown),
			onDroppedOutside: () => handleDrop(),
			onPressed: (state) => handlePress(state),
		});
		onEditor(editor);
		return editor;
	});
	const close = useEffectEvent(() => onEditor(null));
	const handleChange = useEffectEvent(onChange);
	const handleDrop = useEffectEvent(onDroppedOutside);
	const handlePress = useEffectEvent(onPressed);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the layout is chosen when the workspace is opened
	useEffect(() => {
		if (!area.current || !ready) return;
		const editor = open(area.current);
		setOpened(editor);
		return () => {
			setOpened(null);
			close();
			history.current = editor.history();
			editor.close();
		};
	}, [narrow, ready]);

	useEffect(() => {
		if (!opened || !watched) return;
		opened.showToolbox(false);
		return () => opened.showToolbox(true);
	}, [opened, watched]);

	return <section ref={area} aria-label={m.blocks_area()} className="block-area dots" />;
}
