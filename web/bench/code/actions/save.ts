import { Save } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { CodeAction } from "./code-action.ts";

export const save: CodeAction = {
	icon: Save,
	label: m.bench_save,
	key: "s",
	run: ({ program }) => program.save(),
};
