import fastify from "fastify";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addPicturesDoor } from "./pictures-door.ts";

test("who sends many pictures waits behind who sends one, and may send as many as can be handed in at once", async () => {
	const app = fastify();
	const stored: string[] = [];
	addPicturesDoor(app, async (token) => ({ userId: token }), {
		async store({ userId }) {
			stored.push(userId);
			return "path";
		},
	});
	await app.ready();
	const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#00878f" } })
		.jpeg()
		.toBuffer();
	const send = async (person: string) => {
		const headers = { authorization: `Bearer ${person}`, "content-type": "image/jpeg" };
		const url = "/api/pictures?bucket=challenge-submissions";
		return (await app.inject({ method: "POST", url, headers, payload: picture })).statusCode;
	};
	const many = Array.from({ length: 11 }, () => send("asha"));
	const one = send("juma");
	expect(await one).toBe(200);
	expect(stored.indexOf("juma")).toBeLessThanOrEqual(2);
	const statuses = (await Promise.all(many)).toSorted();
	expect(statuses).toEqual([...Array(10).fill(200), 503]);
	await app.close();
});
