import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import { styled } from "@mui/material/styles";
import { comparedHeaders } from "@runko/domain/connections/compared-headers";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { address } from "../../addresses/address.ts";
import { idOf } from "../../addresses/parts.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { Notice, ProblemNotice } from "../../components/feedback/notice.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { DownloadMenu } from "../../components/submit/download-menu.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import { connectionSumsQuery } from "./connection-queries.ts";
import { connectionsAddress } from "./connections-address.ts";
import { fetchDifferences, reconcile, type ComparedFile, type Reconciliation } from "./reconciliation-queries.ts";
import { ReconciliationCounts, ReconciliationResult } from "./reconciliation-result.tsx";
import { useRegisterScope } from "./use-register-scope.ts";

const words = texts.reconciliation;

const reconciliationAddress = address({ partnerId: idOf("partner") });
const wholeRegister = connectionsAddress.read(new URLSearchParams());

const Help = styled("p")({ margin: "0 0 12px", maxWidth: 900 });
const Fields = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "12px 16px" });

type Compared = ComparedFile & { found: Reconciliation };

/** …/connections/reconciliation: what one has, compared with an invoice or a list. Source: beyond F4 */
export function ReconciliationPage() {
  const { organization } = useSession();
  const scope = useRegisterScope();
  const { role } = scope;
  const { url, change } = useAddress(reconciliationAddress);
  const { partnerId } = url;
  const { data: sums } = useQuery(connectionSumsQuery(scope, wholeRegister));
  const [compared, setCompared] = useState<Compared>();
  const [today] = useState(() => todayInHelsinki(new Date()));
  const input = useRef<HTMLInputElement>(null);
  const { run, busy, failure, reset } = useAction({
    perform: async (given: ComparedFile) => ({ ...given, found: await reconcile(scope, given) }),
    done: (_, { file }) => words.compared(file.name),
    onDone: setCompared,
    onFailed: () => setCompared(undefined),
  });
  const headers = comparedHeaders({ reconciliation: texts.reconciliation }, role).map(({ header }) => header);
  const known = (sums?.partners ?? []).flatMap(({ id, name }) =>
    id === null ? [] : [{ value: id, label: name ?? id }],
  );
  const isKnown = partnerId === undefined || known.some(({ value }) => value === partnerId);
  const partners = isKnown ? known : [...known, { value: partnerId, label: partnerId }];
  const hasDifferences = compared !== undefined && Object.values(compared.found.counts).some((amount) => amount > 0);
  return (
    <PageBody>
      <PageHeader
        title={words.titles[role]}
        back={{ to: routes.connections(areaOfRole[role]), label: texts.connections.titles[role] }}
      />
      <Sections>
        <Section title={words.choose}>
          <Help>{words.help}</Help>
          <Help>{words.known(headers.join(", "))}</Help>
          <ProblemNotice problem={failure ? refusalText(failure) : undefined} />
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt,text/csv"
            aria-label={words.choose}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void run({ file, partnerId });
              target.value = "";
            }}
          />
          <Fields>
            <ChoiceFilter
              id="reconciliation-partner"
              label={texts.connections.partner[role]}
              allLabel={words.everyone}
              options={partners}
              value={partnerId}
              onChange={(next) => {
                change({ partnerId: next }, { replace: true });
                reset();
                if (compared) void run({ file: compared.file, partnerId: next });
              }}
              width={260}
            />
            <ActionButton
              variant="contained"
              startIcon={<UploadFileOutlined />}
              busy={busy}
              onClick={() => input.current?.click()}
            >
              {words.choose}
            </ActionButton>
          </Fields>
        </Section>
        {compared && (
          <Section
            title={words.compared(compared.file.name)}
            actions={
              <DownloadMenu
                label={words.download}
                disabled={!hasDifferences}
                done={words.downloaded}
                fetchFile={(format) => fetchDifferences(scope, compared, format)}
                fileName={(format) => words.fileName(organization.name, today, format)}
              />
            }
          >
            <ReconciliationCounts found={compared.found} />
            {!hasDifferences && <Notice severity="success">{words.noDifferences}</Notice>}
          </Section>
        )}
        {compared && <ReconciliationResult role={role} found={compared.found} />}
      </Sections>
    </PageBody>
  );
}
