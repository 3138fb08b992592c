import type { FastifyInstance } from "fastify";
import { limitWrongCodes } from "../accounts/class-proof.ts";
import type { Assistant } from "../assistant/assistant.ts";
import { openAwards } from "../award/awards.ts";
import { openSavedCircuits } from "../check/saved-circuit.ts";
import type { Judge } from "../judge.ts";
import type { TextFilter } from "../moderation/filter-threads.ts";
import { openPictureStore } from "../pictures/picture-store.ts";
import type { Backend } from "../platform/backend/backend.ts";
import { oneTimePasswordHandler } from "./account/one-time-password.ts";
import { assistantHandler } from "./assistant/assistant.ts";
import { checkHandler } from "./bench/check.ts";
import { compileHandler, compilePositionHandler } from "./bench/compile.ts";
import { hintHandler } from "./bench/hint.ts";
import { revealHandler } from "./bench/reveal.ts";
import { teacherSolutionHandler } from "./bench/teacher-solution.ts";
import { classRosterHandler } from "./classroom/class-roster.ts";
import { classSignInHandler } from "./classroom/class-sign-in.ts";
import { togetherHandler } from "./classroom/together.ts";
import { forumCheckHandler } from "./community/forum-check.ts";
import { forumCommentHandler } from "./community/forum-comment.ts";
import { forumPostHandler } from "./community/forum-post.ts";
import { openWriting } from "./community/writing.ts";
import type { AnyHandler } from "./handler.ts";
import { picturesHandler } from "./pictures/pictures.ts";
import { serve } from "./serve.ts";

interface Services {
	backend: Backend;
	judge: Judge;
	filter: TextFilter | null;
	assistant: Assistant | null;
}

/** Adds all endpoints of `domain/api`. */
export function addEndpoints(app: FastifyInstance, { backend, judge, filter, assistant }: Services): void {
	const awards = openAwards(backend.service);
	const write = openWriting(backend.service, filter);
	const wrongCodes = limitWrongCodes();
	const handlers: AnyHandler[] = [
		oneTimePasswordHandler(backend),
		assistantHandler(assistant),
		compileHandler(judge),
		compilePositionHandler(judge),
		checkHandler(judge, awards, openSavedCircuits(backend.service)),
		hintHandler(awards),
		revealHandler(awards),
		teacherSolutionHandler(backend),
		classRosterHandler(backend),
		classSignInHandler(backend, wrongCodes),
		togetherHandler(backend, wrongCodes),
		forumPostHandler(write),
		forumCommentHandler(write),
		forumCheckHandler(filter),
		picturesHandler(openPictureStore(backend)),
	];
	for (const handler of handlers) serve(app, backend.identify, handler);
}
