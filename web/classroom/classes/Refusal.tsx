import { TriangleAlert } from "lucide-react";

/** Why the server did not take what was pressed. */
export function Refusal({ text }: { text: string | undefined }) {
	return (
		<div role="alert">
			{text && (
				<p className="flex gap-2 p-3 rounded-medium bg-coral-wash text-sm font-semibold text-coral-deep [overflow-wrap:anywhere]">
					<TriangleAlert size={18} aria-hidden="true" className="shrink-0 mt-0.5" />
					{text}
				</p>
			)}
		</div>
	);
}
