-- A name holds what is seen: no signs that turn what is read around them, none without width, none that only look empty.
-- Two of them would have been a name. What breaks a line is a space. domain/profile-name.ts keeps the same rule.
create or replace function private.clean_name(name text) returns text
language sql immutable set search_path = ''
return regexp_replace(
	regexp_replace(
		regexp_replace(name, '[\t\n\v\f\r\u0085\u2028\u2029]+', ' ', 'g'),
		'[<>[:cntrl:]\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f]',
		'', 'g'
	),
	'^\s+|\s+$', '', 'g'
);

update public.profiles set name = private.clean_name(name)
where name <> private.clean_name(name) and char_length(private.clean_name(name)) between 2 and 50;
