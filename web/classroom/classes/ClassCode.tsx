import { Maximize } from "lucide-react";
import qrcode from "qrcode-generator";
import { useMemo } from "react";
import { printCode } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";

/** The address that contains the code. */
function signInAddress(code: string): string {
	return `${location.origin}/class-sign-in?code=${code}`;
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

/** Address, code and QR code over the whole window, for a projector. */
export function ShowLarge({ code, name }: { code: string; name: string }) {
	return (
		<Dialog
			wide="window"
			title={name}
			trigger={
				<Button variant="quiet" disabled={code === ""}>
					<Maximize size={18} aria-hidden="true" />
					{m.classes_show_large()}
				</Button>
			}
		>
			<div className="grid gap-[3dvh] place-content-center justify-items-center text-center">
				<p className="font-mono font-heavy text-[clamp(2.75rem,min(16vw,24dvh),14rem)] leading-none">
					{printCode(code, 3)}
				</p>
				{code !== "" && <QrCode code={code} className="block w-[min(80vw,42dvh)] rounded-medium" />}
				<p className="font-bold text-[clamp(1.125rem,min(4vw,6dvh),3rem)] leading-tight break-all">
					{`${location.host}/class-sign-in`}
				</p>
			</div>
		</Dialog>
	);
}
