import sharp from "sharp";
import { expect, test } from "vitest";
import { PICTURE_EDGE } from "#domain/api/pictures.ts";
import { NotAPicture, redraw } from "./redraw.ts";

const LOCATION = { IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 48/1 0/1" } };

const canvas = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: { r: 0, g: 122, b: 131 } } });

test("nothing but the pixels is left: no place, camera, profile or other data", async () => {
	const photo = await canvas(40, 30).withExif(LOCATION).withIccProfile("p3").jpeg().toBuffer();
	expect((await sharp(photo).metadata()).exif).toBeDefined();
	const { bytes, type } = await redraw(photo);
	const { exif, icc, xmp, iptc, format } = await sharp(bytes).metadata();
	expect({ exif, icc, xmp, iptc, format, type }).toEqual({ format: "jpeg", type: "image/jpeg" });
	expect(bytes.includes("Kamera")).toBe(false);
});

test("a photo is upright, and no longer than 1600 px", async () => {
	const photo = await canvas(3200, 800).withExif(LOCATION).withMetadata({ orientation: 6 }).jpeg().toBuffer();
	const { width, height, orientation } = await sharp((await redraw(photo)).bytes).metadata();
	expect({ width, height, orientation }).toEqual({ width: 400, height: PICTURE_EDGE, orientation: undefined });
});

test("a small picture keeps its size, and a PNG its format", async () => {
	const { bytes, type, extension } = await redraw(await canvas(20, 10).png().toBuffer());
	const { width, height } = await sharp(bytes).metadata();
	expect({ width, height, type, extension }).toEqual({ width: 20, height: 10, type: "image/png", extension: "png" });
});

test("what stands behind the picture's end is gone", async () => {
	const polyglot = Buffer.concat([await canvas(8, 8).jpeg().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
	expect((await redraw(polyglot)).bytes.includes("script")).toBe(false);
});

test.each([
	["no bytes", Buffer.alloc(0)],
	["text", Buffer.from("void setup() {}")],
	["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
	["a start of a JPEG only", Buffer.from("ffd8ffe000104a46494600", "hex")],
	["a GIF", Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64")],
	["a HEIC", Buffer.from("00000018667479706865696300000000", "hex")],
])("%s is refused", async (_, bytes) => {
	await expect(redraw(bytes)).rejects.toThrow(NotAPicture);
});

test("a small file that unpacks into a huge picture is refused", async () => {
	const bomb = await canvas(8000, 8000).png().toBuffer();
	expect(bomb.length).toBeLessThan(1_000_000);
	await expect(redraw(bomb)).rejects.toThrow(NotAPicture);
});
