import { listKits } from "#content/kits.ts";
import type { ServiceClient } from "./backend/backend.ts";

/**
 * Brings the kits of `content/` into the database, by id, at each start; kits that are no longer there become inactive.
 * Without the backend's secret nothing is written: the catalogue is then as the last start with it left it.
 */
export async function publishContent(service: ServiceClient | null): Promise<void> {
	if (!service) return;
	const kits = listKits();
	await service.from("learning_kits").upsert(kits).throwOnError();
	await service
		.from("learning_kits")
		.update({ is_active: false })
		.not("id", "in", `(${kits.map((kit) => `"${kit.id}"`).join(",")})`)
		.throwOnError();
}
