import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Link as RouterLink, useNavigate } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { controlKeys } from "../control-keys.ts";
import { controlPaths } from "../control-paths.ts";
import type { Organization } from "../entities.ts";
import { deleteOrganization } from "./organization-queries.ts";

const words = texts.controlOrganizations;

const List = styled("ul")({
  margin: "4px 0",
  paddingInlineStart: 18,
  "& a": { display: "inline-block", padding: "3px 0" },
});

type Named = { id: string; name: string };

const isNamed = (one: unknown): one is Named =>
  typeof one === "object" && one !== null && "id" in one && "name" in one && typeof one.name === "string";

type Refusal = { title: string; named: Named[]; pathOf: (id: string) => string; more?: string };

/** Users or organizations below that stand in the way; the server names the first of them. */
function refusalOf(error: unknown, organizationId: string): Refusal | undefined {
  if (!(error instanceof ApiProblem) || !Array.isArray(error.body["inTheWay"])) return undefined;
  const [title, named] = [error.title, error.body["inTheWay"].filter(isNamed)];
  if (error.code === "ORGANIZATION_HAS_CHILDREN")
    return { title, named, pathOf: (id) => controlPaths.organization(id) };
  return { title, named, pathOf: (id) => controlPaths.user(id), more: controlPaths.usersOf(organizationId) };
}

function InTheWay({ refusal: { title, named, pathOf, more } }: { refusal: Refusal }) {
  return (
    <Notice severity="error" title={title} live>
      <List>
        {named.map((one) => (
          <li key={one.id}>
            <Link component={RouterLink} to={pathOf(one.id)} color="inherit" underline="always">
              {one.name}
            </Link>
          </li>
        ))}
      </List>
      {more && (
        <Link component={RouterLink} to={more} color="inherit" underline="always">
          {words.allUsers}
        </Link>
      )}
    </Notice>
  );
}

const inTheWay = (refusal: Refusal | undefined) => refusal && <InTheWay refusal={refusal} />;

type DeleteOrganizationProps = { organization: Organization; onClose: () => void };

/** Asks before an organization is deleted; a refusal names those in the way, each with a link. */
export function DeleteOrganization({ organization: { id, name }, onClose }: DeleteOrganizationProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const perform = async () => {
    await deleteOrganization(id);
    void navigate(controlPaths.organizations(), { replace: true });
    void client.invalidateQueries({ queryKey: controlKeys.organizations() });
    return words.isDeleted(name);
  };
  return (
    <PerformDialog
      danger
      title={words.deleteTitle(name)}
      text={words.deleteText}
      confirmLabel={words.delete}
      perform={perform}
      refusalOf={(failure) => inTheWay(refusalOf(failure, id))}
      onClose={onClose}
    />
  );
}
