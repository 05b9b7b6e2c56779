import { allows } from "../../api/allows.ts";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { useSession } from "../../session/session-context.ts";
import type { ManagedUser } from "../entities.ts";
import { useAdministered } from "../use-administered.ts";
import { useKept } from "../use-kept.ts";
import { UserForm } from "./user-form.tsx";
import { userQuery } from "./user-queries.ts";
import { emptyUser, valuesOf } from "./user-values.ts";

/** The form of a user as they were when it was opened, or as another has saved them since. */
export function UserEditor({ user: initial }: { user: ManagedUser }) {
  const { organizations, error, refetch } = useAdministered("keepUsers");
  const { given: user, fetchAgain } = useKept(userQuery(initial.id), initial);
  if (error && !organizations) return <ErrorState error={error} onRetry={refetch} />;
  if (!organizations) return <SkeletonBlock lines={14} />;
  return <UserForm user={user} before={valuesOf(user)} fetchAgain={fetchAgain} organizations={organizations} />;
}

/** The form of a new user, in this organization. */
export function NewUserEditor({ organizationId }: { organizationId: string | undefined }) {
  const { organizations, error, refetch } = useAdministered("keepUsers");
  const session = useSession();
  if (error && !organizations) return <ErrorState error={error} onRetry={refetch} />;
  if (!organizations) return <SkeletonBlock lines={14} />;
  const own = allows(session.user, "workInEveryOrganization") ? undefined : session.organizationId;
  const start = organizations.find(({ id }) => id === (organizationId ?? own))?.id;
  return <UserForm user={undefined} before={emptyUser(start)} organizations={organizations} />;
}
