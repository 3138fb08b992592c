import { ImagePlus, X } from "lucide-react";
import { useRef } from "react";
import { m } from "#messages/generated/messages.js";
import { useObjectUrl } from "#web/platform/storage/use-object-url.ts";
import { Button } from "#web/platform/ui/Button.tsx";

type Props = { picture: File | null; onChange: (picture: File | null) => void };

/** One picture, chosen, looked at and taken away again. */
export function PictureField({ picture, onChange }: Props) {
	const picker = useRef<HTMLInputElement>(null);
	const chooser = useRef<HTMLButtonElement>(null);
	const preview = useObjectUrl(picture);
	return (
		<>
			<input
				ref={picker}
				type="file"
				accept="image/*"
				aria-label={m.forum_picture()}
				tabIndex={-1}
				className="sr-only"
				onChange={(event) => {
					const [file] = event.target.files ?? [];
					// The same file may be chosen again after it was removed.
					event.target.value = "";
					if (file) onChange(file);
				}}
			/>
			<Button ref={chooser} variant="quiet" onClick={() => picker.current?.click()}>
				<ImagePlus size={18} aria-hidden="true" />
				{m.forum_picture()}
			</Button>
			{preview && (
				<div className="basis-full relative justify-self-start">
					<img
						src={preview}
						alt={picture?.name ?? ""}
						className="max-h-48 max-w-full rounded-medium border border-line"
					/>
					<Button
						variant="quiet"
						size="icon"
						aria-label={m.forum_picture_remove()}
						className="absolute top-1.5 left-1.5 bg-surface"
						onClick={() => {
							chooser.current?.focus();
							onChange(null);
						}}
					>
						<X size={18} aria-hidden="true" />
					</Button>
				</div>
			)}
		</>
	);
}
