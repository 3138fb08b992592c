import { useState } from "react";
import { inClass } from "#web/classroom/presence/in-class.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { LessonEnded } from "./LessonEnded.tsx";
import { LookUp } from "./LookUp.tsx";
import { useOwnLesson } from "./own-lesson.queries.ts";

/** The end of a lesson after which the learner continued alone; a reload does not say it again. */
const CONTINUED_KEY = "inspire-stem-lesson-continued";

/** What the teacher of a class lays over the screens of its learners: eyes on them, and the end of the lesson. */
export function ClassLesson() {
	const userId = usePerson().id;
	return useStore(inClass) === userId ? <Followed userId={userId} /> : null;
}

function Followed({ userId }: { userId: string }) {
	const lesson = useOwnLesson(userId);
	const [continued, setContinued] = useState(() => readDraft(CONTINUED_KEY));
	if (lesson?.attention) return <LookUp key={lesson.attention.classId} asked={lesson.attention} />;
	const ended = lesson?.ended;
	if (!ended || ended.at === continued) return null;
	function continueAlone(at: string) {
		writeDraft(CONTINUED_KEY, at);
		setContinued(at);
	}
	return <LessonEnded key={ended.at} ended={ended} onContinue={() => continueAlone(ended.at)} />;
}
