import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { queryKeys } from "../../../../api/query-keys.ts";
import { ActionButton } from "../../../../components/buttons/action-button.tsx";
import { PerformDialog } from "../../../../components/dialogs/perform-dialog.tsx";
import { showProblem } from "../../../../components/feedback/tell-failure.ts";
import { FieldList } from "../../../../components/layout/field-list.tsx";
import { useAction } from "../../../../components/submit/use-action.ts";
import { useSession } from "../../../../session/session-context.ts";
import { apiClientsQuery } from "../api-queries.ts";
import { SecretOnceDialog } from "../secret-once-dialog.tsx";
import { RobotWordsTable } from "./robot-words-table.tsx";
import { emptySandbox, makeSandboxToken, openSandbox, sandboxQuery, type Sandbox } from "./sandbox-queries.ts";
import { SendDocument } from "./send-document.tsx";

const words = texts.sandbox;

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, margin: "12px 0" });

const fieldsOf = ({ twin, robot, documents, emptying }: Sandbox) => [
  { label: words.fields.twin, value: twin.name },
  { label: words.fields.twinId, value: twin.id, copy: twin.id },
  { label: words.fields.robot, value: robot.name },
  { label: words.fields.robotId, value: robot.id, copy: robot.id },
  { label: words.fields.documents, value: emptying ? `${documents} (${words.emptying})` : String(documents) },
];

type OpenedSandboxProps = { organizationId: string; sandbox: Sandbox };

/** What a sandbox that is open has, and what may be done in it. */
export function OpenedSandbox({ organizationId, sandbox }: OpenedSandboxProps) {
  const { user } = useSession();
  const [asksToEmpty, setAsksToEmpty] = useState(false);
  const [secret, setSecret] = useState<string>();
  const stale = [sandboxQuery(organizationId).queryKey];
  const { run: makeToken, busy } = useAction({
    perform: () => makeSandboxToken(sandbox),
    onDone: ({ token }) => setSecret(token),
    onFailed: showProblem,
    stale: [apiClientsQuery(sandbox.twin.id).queryKey],
  });
  const { run: enter, busy: entering } = useAction({
    perform: () => openSandbox(sandbox.organization.id),
    done: () => words.entered,
    onFailed: showProblem,
    stale: [queryKeys.me],
    untilFresh: true,
  });
  const worksThere = user.organizationRoles.some((held) => held.organizationId === sandbox.twin.id);
  return (
    <>
      <FieldList items={fieldsOf(sandbox)} />
      <Actions>
        <ActionButton variant="contained" busy={busy} onClick={() => void makeToken()}>
          {words.makeToken}
        </ActionButton>
        {!worksThere && user.globalRole === null && (
          <ActionButton variant="outlined" busy={entering} onClick={() => void enter()}>
            {words.enter}
          </ActionButton>
        )}
        <Button color="error" onClick={() => setAsksToEmpty(true)}>
          {words.empty}
        </Button>
      </Actions>
      <RobotWordsTable />
      <SendDocument organizationId={organizationId} twinId={sandbox.twin.id} />
      {secret !== undefined && (
        <SecretOnceDialog
          title={texts.apiClients.made}
          warning={texts.apiClients.onceOnly}
          secret={secret}
          copyLabel={texts.apiClients.copy}
          onClose={() => setSecret(undefined)}
        />
      )}
      {asksToEmpty && (
        <PerformDialog
          danger
          title={`${words.empty}?`}
          text={words.emptyText}
          confirmLabel={words.empty}
          perform={async () => {
            await emptySandbox(organizationId);
            return words.emptied;
          }}
          stale={stale}
          onClose={() => setAsksToEmpty(false)}
        />
      )}
    </>
  );
}
