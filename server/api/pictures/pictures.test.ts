import fastify from "fastify";
import { decodeJwt, UnsecuredJWT } from "jose";
import sharp from "sharp";
import { expect, test } from "vitest";
import { serve } from "../serve.ts";
import { picturesHandler } from "./pictures.ts";

test("who sends many pictures waits behind who sends one, and may send as many as can be handed in at once", async () => {
	const app = fastify();
	const stored: string[] = [];
	const store = async ({ userId }: { userId: string }) => {
		stored.push(userId);
		return "path";
	};
	serve(app, async (token) => ({ userId: decodeJwt(token).sub ?? "" }), picturesHandler({ store }));
	await app.ready();
	const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#00878f" } })
		.jpeg()
		.toBuffer();
	const send = async (userId: string) => {
		const headers = {
			authorization: `Bearer ${new UnsecuredJWT({ sub: userId }).encode()}`,
			"content-type": "image/jpeg",
		};
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
