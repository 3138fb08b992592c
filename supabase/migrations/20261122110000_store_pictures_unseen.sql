-- A picture arrives under a path of chance in `incoming/`, a folder that nobody sees or lists, and the server moves it into
-- its sender's folder once it is stored. A permit for a path that the sender knew let them store other bytes there
-- while it lasted.

drop policy "people store their own submission files" on storage.objects;

create policy "people store their own submission files" on storage.objects for insert to authenticated
with check (
	bucket_id = 'challenge-submissions'
	and case
		when lower(storage.extension(name)) in ('jpg', 'jpeg', 'png') then
			storage.foldername(name) = array['incoming'] and public.may_store_picture(bucket_id, name)
		else storage.foldername(name) = array[(select auth.uid())::text]
			and lower(storage.extension(name)) in ('txt', 'ino', 'cpp', 'c', 'pdf', 'doc', 'docx')
			and coalesce(metadata ->> 'mimetype', '') not like 'image/%'
	end
);
