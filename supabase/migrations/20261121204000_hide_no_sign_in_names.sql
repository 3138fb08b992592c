-- Signs that are not seen, and turn what is read around them, are more than those of the first version: the Arabic letter
-- mark, the soft hyphen, the Mongolian vowel separator, the marks of annotations, and tags.
create or replace function private.submission_file_name(given text, path text) returns text
language sql immutable set search_path = ''
return coalesce(
	nullif(
		btrim(
			left(
				regexp_replace(
					regexp_replace(
						normalize(left(given, 500), nfc),
						'[[:cntrl:]/\\:*?"<>|\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]',
						'_', 'g'
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
