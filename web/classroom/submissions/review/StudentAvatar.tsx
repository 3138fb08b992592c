import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import type { ReviewItem } from "./review.data.ts";

interface StudentAvatarProps {
	item: Pick<ReviewItem, "student" | "studentId">;
	className: string;
}

/** The avatar of the learner who handed in; a neutral figure where the name may not be read. */
export function StudentAvatar({ item: { student, studentId }, className }: StudentAvatarProps) {
	return <PersonAvatar id={student === null ? null : studentId} name={student ?? ""} className={className} />;
}
