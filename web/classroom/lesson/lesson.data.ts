import { type ClassLesson, classLesson, type OwnLesson, ownLesson } from "#domain/classroom/class-lesson.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** What the person's classes ask of this screen. Throws `BackendError`. */
export async function getOwnLesson(backend: Backend): Promise<OwnLesson> {
	return ownLesson.parse(unwrap(await backend.rpc("own_lesson")));
}

/** This screen shows that attention is asked for. Throws `BackendError`. */
export async function confirmAttention(backend: Backend, classId: string): Promise<void> {
	unwrap(await backend.rpc("confirm_attention", { class_id: classId }));
}

/** For a class teacher: the attention that is asked for; null while none is. Throws `BackendError`. */
export async function getClassLesson(backend: Backend, classId: string): Promise<ClassLesson> {
	return classLesson.parse(unwrap(await backend.rpc("class_lesson", { class_id: classId })));
}

/** Asks the screens of a class for attention, or changes what they say. Throws `BackendError`. */
export async function callAttention(backend: Backend, classId: string, words: string): Promise<void> {
	unwrap(await backend.rpc("call_attention", { class_id: classId, words }));
}

/** Throws `BackendError`. */
export async function releaseAttention(backend: Backend, classId: string): Promise<void> {
	unwrap(await backend.rpc("release_attention", { class_id: classId }));
}

/** Throws `BackendError`. */
export async function endLesson(backend: Backend, classId: string): Promise<void> {
	unwrap(await backend.rpc("end_lesson", { class_id: classId }));
}
