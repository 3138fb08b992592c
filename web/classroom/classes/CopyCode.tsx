import { Copy } from "lucide-react";
import { printCode } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { copyText } from "#web/platform/storage/clipboard.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import type { ButtonVariant } from "#web/platform/ui/button-class.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { showGuidance, showSuccess } from "#web/platform/ui/toast.ts";

interface CopyCodeProps {
	code: string;
	variant?: ButtonVariant;
	look?: "short" | "long" | "icon";
}

/** The code as a button that copies it as it is printed, and says so. */
export function CopyCode({ code, variant, look = "short" }: CopyCodeProps) {
	async function copy() {
		const printed = printCode(code, 3);
		if (await copyText(printed)) showSuccess(m.classes_code_copied());
		else showGuidance(m.classes_code_copy_failed({ code: printed }), "class-code");
	}
	const button = { disabled: code === "", onClick: () => void copy() };
	if (look === "icon") return <IconButton {...button} icon={Copy} label={m.classes_code_copy()} />;
	return (
		<Button {...button} variant={variant} aria-label={m.classes_code_copy()}>
			<Copy size={18} aria-hidden="true" />
			{look === "long" ? m.classes_code_copy() : m.classes_code()}
		</Button>
	);
}
