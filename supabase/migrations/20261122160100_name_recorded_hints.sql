-- Hints were recorded by their position, `hint-1`; now by the name of their text, which stays when texts are reordered or added.
update public.project_helps h
set help_id = named.id
from (values
	('hint-1', 'buzzer-output'), ('hint-2', 'ask-then-read'), ('hint-3', 'print-number'), ('hint-4', 'if-else')
) as named (position, id)
where h.project_id = 'water-temp-monitor' and h.kind = 'hint' and h.help_id = named.position;
