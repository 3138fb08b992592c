// The libraries of a workspace, with one block in it.
import { inject, setLocale } from "blockly/core";
import * as words from "blockly/msg/en";
import "blockly/blocks";
import { createElement, useEffect, useRef } from "react";
import { showBare } from "./bare-page.mjs";

setLocale(words);

showBare(function Workspace() {
	const root = useRef(null);
	useEffect(() => {
		const workspace = inject(root.current, { toolbox: { kind: "flyoutToolbox", contents: [] } });
		const block = workspace.newBlock("controls_repeat_ext");
		block.initSvg();
		block.render();
		return () => workspace.dispose();
	}, []);
	return createElement("div", { ref: root, style: { height: "600px" } });
});
