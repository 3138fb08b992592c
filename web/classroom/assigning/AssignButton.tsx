import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";

const loadAssignWork = () => import("./AssignWork.tsx");

/** "Assign", loaded for verified teachers only. */
export function AssignButton(props: { id: string; title: string; crowded?: boolean }) {
	const staff = usePermissions().data?.staff === true;
	const assign = useLazyModule(loadAssignWork, staff);
	return staff && assign ? <assign.AssignWork {...props} /> : null;
}
