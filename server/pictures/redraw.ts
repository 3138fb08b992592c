import type { Sharp } from "sharp";
import { PICTURE_BYTES, PICTURE_EDGE } from "#domain/api/pictures.ts";

export interface Redrawn {
	bytes: Buffer;
	type: "image/jpeg" | "image/png";
	extension: "jpg" | "png";
}

/** The bytes are no picture that can be drawn: another format, broken, or too many pixels. */
export class NotAPicture extends Error {
	override name = "NotAPicture";
}

/** More pixels are not drawn: a small file can unpack into gigabytes. */
const PIXELS_MAXIMUM = 50_000_000;

/** Seconds one picture may take. */
const PATIENCE = 10;

const QUALITY = 82;

/** These formats are read, and no other: each reader is a way in. */
const READ = ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"];

type Draw = (bytes: Buffer) => Sharp;
let opening: Promise<Draw> | undefined;

/**
 * Re-encodes a JPEG, PNG or WebP: upright, at most 1600 px, as a JPEG, or as a PNG where it was one. Nothing of the
 * original but its pixels is left: no GPS, camera, thumbnail, colour profile or other data.
 * @throws NotAPicture
 */
export async function redraw(original: Buffer): Promise<Redrawn> {
	const draw = await open();
	try {
		const { format } = await draw(original).metadata();
		if (format === "png") {
			const bytes = await draw(original).png({ compressionLevel: 9 }).toBuffer();
			if (bytes.length <= PICTURE_BYTES) return { bytes, type: "image/png", extension: "png" };
		}
		const bytes = await draw(original).flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY }).toBuffer();
		return { bytes, type: "image/jpeg", extension: "jpg" };
	} catch (error) {
		throw new NotAPicture("This is no picture that can be drawn.", { cause: error });
	}
}

/** Opened at the first picture: a server that gets none does without its memory. */
function open(): Promise<Draw> {
	opening ??= import("sharp").then(({ default: sharp }) => {
		sharp.cache(false);
		sharp.concurrency(1);
		sharp.block({ operation: ["VipsForeignLoad"] });
		sharp.unblock({ operation: READ });
		return (bytes) =>
			sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM, failOn: "error", autoOrient: true })
				.timeout({ seconds: PATIENCE })
				.resize({ width: PICTURE_EDGE, height: PICTURE_EDGE, fit: "inside", withoutEnlargement: true });
	});
	return opening;
}
