import type { StorageClient } from "@supabase/storage-js";
import { loadPart, reach } from "./backend.ts";

/** The file endpoints of the data server. Throws `BackendError` while it cannot be reached. */
export async function fileStore(): Promise<Pick<StorageClient, "from">> {
	const [{ url, headers, fetch }, { StorageClient }] = await Promise.all([
		reach(),
		loadPart(() => import("@supabase/storage-js")),
	]);
	return new StorageClient(`${url}/storage/v1`, headers, fetch);
}
