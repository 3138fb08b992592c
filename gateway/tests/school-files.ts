/** Buckets as a school might have: each person's own folder, pictures only, and one for everybody. */
export const SCHOOL_FILES = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
	('lessons', 'lessons', false, 1000000, null),
	('pictures', 'pictures', false, null, '{image/*}'),
	('posters', 'posters', true, null, null);
create policy "the signed-in see the buckets" on storage.buckets for select to authenticated using (id <> 'pictures');
create policy "people read their own files" on storage.objects for select to authenticated
	using (bucket_id in ('lessons', 'pictures', 'posters') and owner_id = (select auth.uid())::text);
create policy "people add to their own folder" on storage.objects for insert to authenticated
	with check (bucket_id in ('lessons', 'pictures', 'posters') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people change their own files" on storage.objects for update to authenticated
	using (owner_id = (select auth.uid())::text)
	with check ((storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people remove their own files" on storage.objects for delete to authenticated
	using (owner_id = (select auth.uid())::text and bucket_id <> 'posters');
`;

/** The smallest beginnings by which each type is known, and a little more. */
export const SAMPLES = {
	png: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
	pdf: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"),
	gifAndScript: Buffer.from("GIF89a/*\x01\x00\x00\x00*/=1;alert(document.domain)//;", "latin1"),
	svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
	html: Buffer.from("<!doctype html><script>alert(1)</script>"),
	htmlThenPdf: Buffer.from("<script>alert(1)</script>\n%PDF-1.4\n%%EOF\n"),
	sketch: Buffer.from('void setup() { server.send("<html><body>é</body></html>"); }\nvoid loop() {}\n'),
};
