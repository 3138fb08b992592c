import { unwrap } from "./unwrap.ts";

/** What a server answers of a page whose beginning lies past the end. */
const PAST_THE_END = "PGRST103";

type PageReply<Row> =
	| { data: Row[]; error: null; count: number | null }
	| { data: null; error: { message: string; code: string }; count: null };

export type ListPage<Row> = {
	rows: Row[];
	/** How many there are on all pages. */
	total: number;
	/** From 1: the page that was asked for, or the last one where the list has grown shorter than that. */
	page: number;
};

/**
 * One page of a list. A list that has grown shorter meanwhile answers with its last page: an empty one would say that
 * there is nothing. `read` asks for the rows from `first` to `last`, counted from 0, with the exact count.
 * Throws `BackendError`.
 */
export async function readPage<Row>(
	page: number,
	size: number,
	read: (first: number, last: number) => PromiseLike<PageReply<Row>>,
): Promise<ListPage<Row>> {
	const reply = await read((page - 1) * size, page * size - 1);
	const pastTheEnd = reply.error ? reply.error.code === PAST_THE_END : reply.data.length === 0;
	if (page === 1 || !pastTheEnd) return { rows: unwrap(reply), total: reply.count ?? 0, page };
	const first = await readPage(1, size, read);
	const last = Math.max(1, Math.ceil(first.total / size));
	return last === 1 || last >= page ? first : readPage(last, size, read);
}
