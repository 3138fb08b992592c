import { Copy, Maximize } from "lucide-react";
import qrcode from "qrcode-generator";
import { useMemo } from "react";
import { printCode } from "#domain/codes.ts";
import { m } from "#messages/generated/messages.js";
import { copyText } from "#web/device/clipboard.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { showGuidance, showSuccess } from "#web/ui/toast.ts";

/** The address that contains the code. */
function signInAddress(code: string): string {
	return `${location.origin}/class-sign-in?code=${code}`;
}

/** Copies the code as it is printed, and says so. */
async function copyCode(code: string): Promise<void> {
	const printed = printCode(code, 3);
	if (await copyText(printed)) showSuccess(m.classes_code_copied());
	else showGuidance(m.classes_code_copy_failed({ code: printed }), "class-code");
}

/** The code as a button that copies it. */
export function CopyCode({
	code,
	variant,
	long = false,
}: {
	code: string;
	variant?: "primary" | "quiet";
	long?: boolean;
}) {
	return (
		<Button
			variant={variant}
			onClick={() => void copyCode(code)}
			disabled={code === ""}
			aria-label={m.classes_code_copy()}
		>
			<Copy size={18} aria-hidden="true" />
			{long ? m.classes_code_copy() : m.classes_code()}
		</Button>
	);
}

/** The class sign-in as a QR code, black on white in both themes. */
export function QrCode({ code, className = "" }: { code: string; className?: string }) {
	const { size, path } = useMemo(() => {
		const qr = qrcode(0, "M");
		qr.addData(signInAddress(code));
		qr.make();
		const count = qr.getModuleCount();
		const rows = Array.from({ length: count }, (_, index) => index);
		const dark = rows.flatMap((y) => rows.filter((x) => qr.isDark(y, x)).map((x) => `M${x} ${y}h1v1h-1z`));
		return { size: count, path: dark.join("") };
	}, [code]);
	return (
		<svg
			viewBox={`-2 -2 ${size + 4} ${size + 4}`}
			shapeRendering="crispEdges"
			role="img"
			aria-label={m.classes_qr()}
			className={className}
		>
			<path d={`M-2 -2h${size + 4}v${size + 4}h-${size + 4}z`} fill="#fff" />
			<path d={path} fill="#16233b" />
		</svg>
	);
}

/** Code and QR code over the whole window, for a projector. */
export function ShowLarge({ code, name }: { code: string; name: string }) {
	return (
		<Dialog
			wide
			title={name}
			trigger={
				<Button variant="quiet" disabled={code === ""}>
					<Maximize size={18} aria-hidden="true" />
					{m.classes_show_large()}
				</Button>
			}
		>
			<p className="font-mono font-heavy text-center text-[clamp(2.75rem,12vw,6.5rem)] leading-none">
				{printCode(code, 3)}
			</p>
			{code !== "" && <QrCode code={code} className="block w-[min(100%,50dvh)] mx-auto rounded-medium" />}
		</Dialog>
	);
}
