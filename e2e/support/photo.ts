import sharp from "sharp";

/** A photo as a phone's camera makes it: large, lying on its side, with GPS metadata. */
export async function photoOfWork(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#00878f" } })
		.withMetadata({ orientation: 6 })
		.withExifMerge({ IFD0: { Make: "Simu" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 48/1 0/1" } })
		.jpeg()
		.toBuffer();
	return { name: "kazi yangu.jpg", mimeType: "image/jpeg", buffer };
}

/** A stored picture's size, and whether it has any metadata. */
export async function readPicture(bytes: Buffer) {
	const { width, height, exif, orientation } = await sharp(bytes).metadata();
	return { width, height, exif, orientation };
}
