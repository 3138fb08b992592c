// Sockets that each follow their own person's news: from the insert of a row until its reader has it.
import { at, round } from "../../api/measuring.mjs";
import { memoryOf } from "../../api/memory.mjs";
import { inserter, inTurns, openSocket } from "../../api/sockets.mjs";
import { waitsFor } from "../../waits-for.mjs";
import { withSchool } from "./school.mjs";

const INSERTS = 300;
const BURSTS = 5;

export const axis = { name: "sockets", unit: "open sockets", sizes: [50, 200, 800] };

export function measureAxis(sizes) {
	return withSchool(async ({ url, pid, database, signUp }) => {
		const { rows } = await database.query("select value from gateway.api_keys where kind = 'secret'");
		const [{ value: secretKey }] = rows;
		const arrivals = new Map();
		const insert = inserter(url, secretKey, arrivals);
		const [people, sockets, entries] = [[], [], []];
		try {
			for (const size of sizes) {
				waitsFor(`${size} sign-ups`);
				const more = await inTurns(size - people.length, (index) => signUp(`socket${people.length + index}`));
				waitsFor(`${size} sockets to join`);
				sockets.push(...(await inTurns(more.length, (index) => open(url, more[index], arrivals))));
				people.push(...more);
				entries.push({ size, times: await measureDelivery(insert, people), memory: memoryOf(pid) });
			}
			return entries;
		} finally {
			for (const socket of sockets) socket.terminate();
		}
	});
}

function open(url, { id, headers: { apikey, authorization } }, arrivals) {
	return openSocket(url, apikey, { id, accessToken: authorization.replace("Bearer ", "") }, arrivals);
}

async function measureDelivery(insert, people) {
	waitsFor("each inserted row to be delivered");
	const single = [];
	for (let turn = 0; turn < INSERTS; turn += 1) {
		single.push(...(await insert([people[(turn * 37) % people.length].id])).delivered);
	}
	const bursts = [];
	for (let turn = 0; turn < BURSTS; turn += 1) bursts.push(...(await insert(people.map(({ id }) => id))).delivered);
	return {
		"a row to its reader": round(at(single, 0.99)),
		"a row for each in one insert": round(at(bursts, 0.99)),
	};
}
