import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { ControlNotFound } from "../control-not-found.tsx";
import { controlPaths } from "../control-paths.ts";
import { fullName } from "./full-name.ts";
import { UserEditor } from "./user-editor.tsx";
import { userQuery } from "./user-queries.ts";
import { UserView } from "./user-view.tsx";

const words = texts.controlUsers;

/** One user, to be read or with `edit` in the address to be changed. */
export function UserPage() {
  const { id = "", mode } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));

  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
  if (missing)
    return (
      <ControlNotFound
        title={words.notFound}
        help={words.notFoundHelp}
        to={controlPaths.users()}
        toLabel={words.toList}
      />
    );
  if (!user)
    return (
      <PageBody>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={14} />}
      </PageBody>
    );
  if (mode !== "edit")
    return (
      <PageBody>
        <UserView user={user} />
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader title={words.editTitle(fullName(user))} back={{ to: controlPaths.user(id), label: fullName(user) }} />
      <UserEditor key={id} user={user} />
    </PageBody>
  );
}
