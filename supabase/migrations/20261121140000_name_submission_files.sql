-- What a learner's files are called: shown to learner and reviewer, and given to the file when it is saved. Never a path.

alter table public.challenge_submissions add column submission_file_names text[];

grant insert (submission_file_names) on public.challenge_submissions to authenticated;

-- The name without what another computer would take for more than a name (folders, control and direction signs), with
-- the extension of what is stored: a program is never saved as another kind of file, a redrawn picture as what it is.
create function private.submission_file_name(given text, path text) returns text
language sql immutable set search_path = ''
return coalesce(
	nullif(
		btrim(
			left(
				regexp_replace(
					regexp_replace(
						normalize(left(given, 500), nfc),
						'[[:cntrl:]/\\:*?"<>|\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '_', 'g'
					),
					'\.[[:alnum:]]{0,8}$', ''
				),
				100
			),
			'. '
		),
		''
	),
	'file'
) || '.' || lower(substring(path from '\.([^./]+)$'));

revoke execute on function private.submission_file_name(text, text) from public, anon, authenticated;

create or replace function private.begin_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.status <> 'pending' then
		raise check_violation using message = 'A submission begins as pending.';
	end if;
	new.submission_text := nullif(regexp_replace(new.submission_text, '^\s+|\s+$', '', 'g'), '');
	new.submission_files := nullif(new.submission_files, '{}');
	new.submission_file_names := nullif(new.submission_file_names, '{}');
	if exists (
		select from unnest(new.submission_files) as file (path)
		where file.path is null
			or split_part(file.path, '/', 1) <> new.student_id::text
			or not exists (
				select from storage.objects o where o.bucket_id = 'challenge-submissions' and o.name = file.path
			)
	) then
		raise check_violation using message = 'A submission''s files are those that its student has stored.';
	end if;
	if new.submission_file_names is not null then
		if cardinality(new.submission_file_names) is distinct from cardinality(new.submission_files) then
			raise check_violation using message = 'Each file has one name.';
		end if;
		new.submission_file_names := array(
			select private.submission_file_name(file.given, file.path)
			from unnest(new.submission_file_names, new.submission_files) with ordinality as file (given, path, place)
			order by file.place
		);
	end if;
	return new;
end $$;
