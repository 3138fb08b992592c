import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";

const loadAssignWork = () => import("./AssignWork.tsx");

/** "Assign", loaded for verified teachers only. */
export function AssignButton(props: { id: string; title: string; crowded?: boolean }) {
	const assign = useAssignWork();
	return assign ? <assign.AssignWork {...props} /> : null;
}

/** Who of the teacher's classes has done it; nothing for others. */
export function GivenToClasses({ id }: { id: string }) {
	const assign = useAssignWork();
	return assign ? <assign.GivenCard id={id} /> : null;
}

function useAssignWork() {
	const staff = usePermissions().data?.staff === true;
	const assign = useLazyModule(loadAssignWork, staff);
	return staff ? assign : undefined;
}
