-- Twenty of one name who came into a class in one statement took 16 s: each name was shortened by a query of its own, for
-- each number of letters and each class-mate.
create or replace function private.longer_name_of(name text, letters integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
	word text[] := array_remove(regexp_split_to_array(name, '\s+'), '');
	number text := '';
	last text;
begin
	if cardinality(word) > 1 and word[cardinality(word)] ~ '^[0-9]+$' then
		number := ' ' || word[cardinality(word)];
		word := trim_array(word, 1);
	end if;
	last := word[cardinality(word)];
	return case cardinality(word)
		when 0 then 'User'
		when 1 then word[1]
		else word[1] || ' ' || upper(left(last, 1)) || substr(last, 2, letters - 1)
			|| case when letters = 1 or char_length(last) > letters then '.' else '' end
	end || number;
end $$;

create or replace function private.distinct_name(person uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
	own constant text := (select p.name from public.profiles p where p.id = person);
	look text := private.name_key(private.display_name_of(own));
	mates constant text[] := array(
		select distinct q.name from public.class_members mine
		join public.class_members other on other.class_id = mine.class_id and other.user_id <> mine.user_id
		join public.profiles q on q.id = other.user_id
		where mine.user_id = person and private.name_key(private.display_name_of(q.name)) = look
	);
begin
	for letters in 1 .. 50 loop
		look := private.name_key(private.longer_name_of(own, letters));
		if not exists (
			select from unnest(mates) mate where private.name_key(private.longer_name_of(mate, letters)) = look
		) then
			return private.longer_name_of(own, letters);
		end if;
	end loop;
	return private.display_name_of(own);
end $$;
