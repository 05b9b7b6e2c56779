import { isProductAdmin } from "@runko/domain/organizations/roles";
import { useState } from "react";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { useSession } from "../../session/session-context.ts";
import type { ManagedUser } from "../entities.ts";
import { useAdministered } from "../use-administered.ts";
import { UserForm } from "./user-form.tsx";
import { emptyUser, valuesOf } from "./user-values.ts";

type UserEditorProps = { user?: ManagedUser; organizationId?: string | undefined };

/** The form of a user as they were when it was opened, or of a new one. */
export function UserEditor({ user: given, organizationId }: UserEditorProps) {
  const { organizations, error, refetch } = useAdministered("users");
  const session = useSession();
  const [user] = useState(given);
  if (error && !organizations) return <ErrorState error={error} onRetry={refetch} />;
  if (!organizations) return <SkeletonBlock lines={14} />;
  const own = isProductAdmin(session.user) ? undefined : session.organizationId;
  const start = organizations.find(({ id }) => id === (organizationId ?? own))?.id;
  return <UserForm user={user} before={user ? valuesOf(user) : emptyUser(start)} organizations={organizations} />;
}
