-- What a reviewer writes again and again, to be put into the feedback with one press.
create table public.review_comments (
	id uuid primary key default gen_random_uuid(),
	reviewer_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	body text not null check (char_length(body) <= 500 and body ~ '\S'),
	created_at timestamptz not null default now(),
	unique (reviewer_id, body)
);

alter table public.review_comments enable row level security;
revoke all on public.review_comments from anon, authenticated;
grant select, insert (id, reviewer_id, body), delete on public.review_comments to authenticated;
grant all on public.review_comments to service_role;

create policy "reviewers read their own comments" on public.review_comments for select to authenticated
using (reviewer_id = (select auth.uid()));
create policy "staff add comments of their own" on public.review_comments for insert to authenticated
with check (reviewer_id = (select auth.uid()) and (select public.is_staff()));
create policy "reviewers delete their own comments" on public.review_comments for delete to authenticated
using (reviewer_id = (select auth.uid()));

create function private.limit_review_comments()
returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform pg_advisory_xact_lock(hashtext('review_comments:' || new.reviewer_id));
	if (select count(*) from public.review_comments c where c.reviewer_id = new.reviewer_id) >= 50 then
		raise exception using errcode = 'PT409', message = 'A reviewer keeps 50 comments at most.';
	end if;
	return new;
end
$$;
create trigger limit_review_comments before insert on public.review_comments
for each row execute function private.limit_review_comments();
revoke execute on function private.limit_review_comments() from public, anon, authenticated;
