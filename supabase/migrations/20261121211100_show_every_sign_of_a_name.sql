-- A name holds what is seen: no signs that turn what is read around them, none without width, none that only look empty.
-- Two of them would have been a name. What breaks a line is a space. domain/profile-name.ts keeps the same rule: controls
-- and format signs (Cc, Cf), what Unicode lets nobody draw (Default_Ignorable_Code_Point), and the empty Braille sign.
-- They stand here by number, because classes such as \s differ with the database's locale.
create or replace function private.clean_name(name text) returns text
language sql immutable set search_path = ''
return regexp_replace(
	regexp_replace(
		regexp_replace(name, '[\t\n\v\f\r\u0085\u2028\u2029]+', ' ', 'g'),
		'[<>\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5'
		|| '\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
		|| '\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
		'', 'g'
	),
	'^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$', '', 'g'
);

update public.profiles
set name = case when char_length(private.clean_name(name)) < 2 then 'User' else private.clean_name(name) end
where name <> private.clean_name(name);
