-- What somebody posted stays when their account is purged, without their name and picture: others have answered it.
alter table public.forum_posts
	alter column user_id drop not null,
	drop constraint forum_posts_user_id_fkey,
	add constraint forum_posts_user_id_fkey foreign key (user_id) references public.people (id) on delete set null;
alter table public.forum_comments
	alter column user_id drop not null,
	drop constraint forum_comments_user_id_fkey,
	add constraint forum_comments_user_id_fkey foreign key (user_id) references public.people (id) on delete set null;

-- What is reported of it is still to be answered.
alter table public.moderation_cases
	drop constraint moderation_cases_author_id_fkey,
	add constraint moderation_cases_author_id_fkey foreign key (author_id) references public.people (id) on delete set null;

create function private.forget_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.image_url := null;
	new.action_id := gen_random_uuid();
	return new;
end $$;

create trigger forget_author before update of user_id on public.forum_posts
for each row when (new.user_id is null) execute function private.forget_author();
create trigger forget_author before update of user_id on public.forum_comments
for each row when (new.user_id is null) execute function private.forget_author();

-- As before, with posts whose author is gone.
create or replace function public.list_posts(
	only_category text default null,
	search text default null,
	before_at timestamptz default null,
	before_id uuid default null,
	most integer default 20,
	only_post uuid default null
)
returns table (
	id uuid, user_id uuid, author_name text, author_role text, title text, content text, category text, image_url text,
	has_work boolean, status text, answer_id uuid, comment_count integer, created_at timestamptz, edited_at timestamptz,
	hidden boolean, class_id uuid, class_name text
)
language plpgsql stable security definer set search_path = '' as $$
declare
	me constant uuid := auth.uid();
	staff constant boolean := public.is_staff();
	mine constant uuid[] := array(select m.class_id from public.class_members m where m.user_id = auth.uid());
	wanted constant text := coalesce(trim(search), '');
	short constant boolean := char_length(lower(wanted)) < 3;
	shown constant text := '(p.hidden_at is null or p.user_id = $2)';
	filters constant text := concat_ws(
		' ',
		case when only_category is not null then 'and p.category = $3' end,
		case
			when wanted = '' then ''
			when short then 'and p.title ilike $4 and private.title_parts(p.title) @> array[$7]'
			else 'and (p.title ilike $4 or p.content ilike $4)'
		end,
		case when before_at is not null then 'and (p.created_at, p.id) < ($5, $6)' end
	);
	ordered constant text := 'order by p.created_at desc, p.id desc limit $1';
	posts constant text := case
		when only_post is not null then
			'select p.* from public.forum_posts p where p.id = $9 and ('
			|| staff::text || ' or p.user_id = $2 or p.hidden_at is null and (p.class_id is null or p.class_id = any ($8)))'
		when staff then format('select p.* from public.forum_posts p where true %s %s', filters, ordered)
		else
			format('(select p.* from public.forum_posts p where p.class_id is null and %s %s %s)', shown, filters, ordered)
			|| case
				when mine = '{}' then ''
				else format(
					' union all select theirs.* from unnest($8) as c (id) cross join lateral'
					|| ' (select p.* from public.forum_posts p where p.class_id = c.id and %s %s %s) theirs',
					shown, filters, ordered
				)
			end
	end;
begin
	return query execute format(
		$query$
			select
				p.id, p.user_id, a.display_name, a.role, p.title, p.content, p.category, p.image_url,
				p.work is not null, p.status, p.answer_id, p.comment_count, p.created_at, p.edited_at, p.hidden_at is not null,
				p.class_id, c.class_name
			from (%s) p left join public.people a on a.id = p.user_id left join public.class_codes c on c.id = p.class_id
			order by p.created_at desc, p.id desc
			limit $1
		$query$,
		posts
	)
	using least(greatest(most, 1), 50), me, only_category,
		'%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%',
		before_at, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid), lower(wanted), mine, only_post;
end $$;

revoke execute on function private.forget_author() from public, anon, authenticated;
