import { texts } from "@runko/domain/texts/texts";
import { useSearchParams } from "react-router";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { controlPaths } from "../control-paths.ts";
import { NewUserEditor } from "./user-editor.tsx";

const words = texts.controlUsers;

/** A new user, of the organization that `src` names or of the one that is chosen. */
export function NewUserPage() {
  const [query] = useSearchParams();
  return (
    <PageBody>
      <PageHeader title={words.newUser} back={{ to: controlPaths.users(), label: words.toList }} />
      <NewUserEditor organizationId={query.get("src") ?? undefined} />
    </PageBody>
  );
}
