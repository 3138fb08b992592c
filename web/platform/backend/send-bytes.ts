import { refusalBody } from "#domain/api/refusal.ts";
import { BackendError, NETWORK_GONE, UNREADABLE } from "./backend-error.ts";
import { noticeAnswer } from "./connection.ts";
import { retryAfterSeconds } from "./retry.ts";

type Parcel = { url: string; headers: Record<string, string>; body: Blob };

/** Nothing moved for so long: the connection is gone, though no event has said so. */
const STALLED_AFTER_MS = 30_000;

/**
 * POSTs bytes and says how much has been sent, which `fetch` cannot. Resolves with any answer the server gives; throws
 * `BackendError` `network_gone` where there is none, `unreadable` where the bytes cannot be had any more, or the signal's
 * own abort error.
 */
export function sendBytes(
	{ url, headers, body }: Parcel,
	{ signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<{ status: number; body: unknown; waitSeconds?: number | undefined }> {
	return new Promise((resolve, reject) => {
		if (signal.aborted) return reject(signal.reason);
		const request = new XMLHttpRequest();
		let stalled: ReturnType<typeof setTimeout> | undefined;
		const moved = () => {
			clearTimeout(stalled);
			stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
		};
		const abort = () => request.abort();

		request.open("POST", url);
		// `response` is then null where it is no JSON.
		request.responseType = "json";
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.upload.onprogress = ({ loaded, total }) => {
			moved();
			onProgress(total > 0 ? loaded / total : 1);
		};
		request.onload = () => {
			const { status } = request;
			const answer: unknown = request.response;
			noticeAnswer(status, refusalBody.safeParse(answer).data?.code);
			resolve({ status, body: answer, waitSeconds: retryAfterSeconds(request.getResponseHeader("retry-after")) });
		};
		request.onerror = request.onabort = () => {
			if (signal.aborted) return reject(signal.reason);
			// A file that was changed or taken away since it was chosen breaks off as a connection does.
			body
				.slice(0, 1)
				.arrayBuffer()
				.then(
					() => {
						noticeAnswer(null);
						reject(new BackendError(NETWORK_GONE, "The upload broke off"));
					},
					(cause: unknown) => reject(new BackendError(UNREADABLE, "The file cannot be read", { cause })),
				);
		};
		request.onloadend = () => {
			clearTimeout(stalled);
			signal.removeEventListener("abort", abort);
		};
		signal.addEventListener("abort", abort);
		moved();
		request.send(body);
	});
}
