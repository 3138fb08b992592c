/** The picture cannot be read here: HEIC from a phone's camera, or no picture at all. */
export class UnreadablePicture extends Error {
	override name = "UnreadablePicture";
}

const QUALITY = 0.86;
/** A PNG above this, in bytes, is a photo: it becomes a JPEG. */
const PNG_MAXIMUM = 1_500_000;

/**
 * Redraws a picture, no longer than `edge` pixels, upright: only its pixels are left, and so not where it was taken.
 * A PNG stays one while it is small; all else becomes a JPEG on white.
 * @throws UnreadablePicture
 */
export async function shrinkPicture(file: Blob, edge: number): Promise<Blob> {
	const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch((cause: unknown) => {
		throw new UnreadablePicture("The browser cannot read this picture", { cause });
	});
	try {
		const canvas = drawn(picture, edge);
		if (file.type === "image/png") {
			const png = await encoded(canvas, "image/png");
			if (png.size <= PNG_MAXIMUM) return png;
		}
		return await encoded(onWhite(canvas), "image/jpeg");
	} finally {
		picture.close();
	}
}

function drawn(picture: ImageBitmap, edge: number): HTMLCanvasElement {
	const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	const pen = penOf(canvas);
	pen.imageSmoothingQuality = "high";
	pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas;
}

/** A JPEG has no transparency: what was clear becomes white, not black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
	const pen = penOf(canvas);
	pen.globalCompositeOperation = "destination-over";
	pen.fillStyle = "#ffffff";
	pen.fillRect(0, 0, canvas.width, canvas.height);
	return canvas;
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
	const pen = canvas.getContext("2d");
	if (!pen) throw new UnreadablePicture("This browser draws no pictures");
	return pen;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
	return new Promise((resolve, reject) => {
		const take = (blob: Blob | null) =>
			blob ? resolve(blob) : reject(new UnreadablePicture("The picture could not be drawn"));
		canvas.toBlob(take, type, QUALITY);
	});
}
