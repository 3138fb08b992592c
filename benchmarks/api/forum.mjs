/** What posts are written of. */
export const WORDS =
	`arduino sensor motor servo button buzzer display battery circuit wire ground voltage current library sketch upload
	serial monitor loop delay habari taa waya betri swichi mwalimu darasa mradi umeme joto maji kipimo programu kazi
	blink robot relay diode ultrasonic capacitor`.split(/\s+/);

/** Does the work without the posts' search indexes, which are built in one go afterwards. */
export async function withoutSearchIndexes(client, work) {
	const { rows: indexes } = await client.query(
		`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
		from pg_index join pg_class c on c.oid = indexrelid join pg_am on pg_am.oid = c.relam
		where indrelid = 'public.forum_posts'::regclass and amname = 'gin'`,
	);
	for (const { name } of indexes) await client.query(`drop index ${name}`);
	await work();
	for (const { definition } of indexes) await client.query(definition);
}
