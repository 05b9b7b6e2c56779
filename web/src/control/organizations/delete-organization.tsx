import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
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

type DeleteOrganizationProps = { organization: Organization; onClose: () => void };

/** Asks before an organization is deleted; a refusal names those in the way, each with a link. */
export function DeleteOrganization({ organization: { id, name }, onClose }: DeleteOrganizationProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const refusal = refusalOf(failure, id);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteOrganization(id);
      void navigate(controlPaths.organizations(), { replace: true });
      void client.invalidateQueries({ queryKey: controlKeys.organizations() });
      showSnackbar(words.isDeleted(name), { severity: "success" });
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle(name)}
      text={words.deleteText}
      confirmLabel={words.delete}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={failure === undefined || refusal ? undefined : problemText(failure)}
    >
      {refusal && (
        <Notice severity="error" title={refusal.title} live>
          <List>
            {refusal.named.map((one) => (
              <li key={one.id}>
                <Link component={RouterLink} to={refusal.pathOf(one.id)} color="inherit" underline="always">
                  {one.name}
                </Link>
              </li>
            ))}
          </List>
          {refusal.more && (
            <Link component={RouterLink} to={refusal.more} color="inherit" underline="always">
              {words.allUsers}
            </Link>
          )}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
