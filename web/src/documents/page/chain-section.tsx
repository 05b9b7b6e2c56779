import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { mayEnterArea } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link as RouterLink } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { routes } from "../../addresses/routes.ts";
import { stateLook } from "../../look/state-look.ts";
import { StateChip } from "../../components/state-chip.tsx";
import { useSession } from "../../session/session-context.ts";
import { newDocumentPath } from "../new/new-document-url.ts";
import type { WholeDocument } from "../api/entities.ts";
import { PassRequestNotice } from "./pass-request-notice.tsx";

const words = texts.forwarding;

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexDirection: "column",
  gap: 8,
});
const Item = styled("li")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" });
const Warning = styled("div")({ marginBottom: 12 });
const Name = styled("span")({ flex: 1, minWidth: 160 });

type InChain = Pick<WholeDocument["forwards"][number], "id" | "documentType" | "eventState" | "archived">;

const nameOf = ({ documentType, id }: InChain) => `${texts.documents.types[documentType].one} ${formatEventId(id)}`;

function Chip({ eventState, archived }: InChain) {
  const state = archived ? "ARCHIVED" : eventState;
  const { tone, Icon } = stateLook[state];
  return <StateChip tone={tone} icon={Icon} label={texts.documents.states[state]} />;
}

type ChainSectionProps = {
  document: WholeDocument;
  forwards: WholeDocument["forwards"];
  /** Hands an answer on to the original; undefined while there is none to hand on. */
  onTransfer: (() => void) | undefined;
  /** Rejects the original as its forward was rejected; undefined while there is nothing to reject. */
  onReject: (() => void) | undefined;
};

/** A neighbour by its name, which leads there for whom it stands open. */
function Neighbour({ of }: { of: InChain }) {
  const { allowed } = useSession();
  if (!mayEnterArea(allowed, "supplier")) return nameOf(of);
  return (
    <Link component={RouterLink} underline="always" to={routes.document("supplier", of.id)}>
      {nameOf(of)}
    </Link>
  );
}

/** That a forward has quoted what may be ordered now. */
function QuotedNotice({ quoted }: { quoted: NonNullable<WholeDocument["quotedForward"]> }) {
  return (
    <Notice
      severity="info"
      action={
        <Button
          component={RouterLink}
          to={newDocumentPath("Order", { eventId: quoted.id, mode: "ORDER" })}
          size="small"
        >
          {words.orderQuoted}
        </Button>
      }
    >
      {words.quoted(
        `${texts.documents.types[quoted.documentType].one} ${formatEventId(quoted.id)}`,
        quoted.supplier.name,
      )}
    </Notice>
  );
}

function Original({ original }: { original: NonNullable<WholeDocument["originalEvent"]> }) {
  const operators = `${original.subscriber.name} → ${original.supplier.name}`;
  const document = (
    <>
      <Neighbour of={original} /> <Chip {...original} />
    </>
  );
  return (
    <>
      {original.changedSince && (
        <Warning>
          <Notice severity="warning" live>
            {original.eventState === "CANCELLED" ? words.originalCancelled : words.originalChanged}
          </Notice>
        </Warning>
      )}
      <FieldList
        items={[
          { label: words.original, value: document, wide: true },
          { label: words.originalOperators, value: operators, wide: true },
        ]}
      />
    </>
  );
}

/** What a document was forwarded from and to, for whom its neighbours may know (D-9c); nothing outside a chain. */
export function ChainSection({ document, forwards, onTransfer, onReject }: ChainSectionProps) {
  const { allowed } = useSession();
  const { originalEvent: original, quotedForward: quoted } = document;
  if (!original && forwards.length === 0 && !quoted) return null;
  const mayOrder = document.allowedActions.includes("forward") && mayEnterArea(allowed, "subscriber");
  return (
    <Section
      title={words.section}
      actions={
        <>
          {onTransfer && (
            <Button size="small" onClick={onTransfer}>
              {texts.documents.actions.transferToOriginal(document.documentType)}
            </Button>
          )}
          {onReject && (
            <Button size="small" color="error" onClick={onReject}>
              {words.reject}
            </Button>
          )}
        </>
      }
    >
      {quoted && mayOrder && <QuotedNotice quoted={quoted} />}
      <PassRequestNotice document={document} forwards={forwards} />
      {original && <Original original={original} />}
      {forwards.length > 0 && (
        <List aria-label={words.forwards}>
          {forwards.map((forward) => (
            <Item key={forward.id}>
              <Name>
                <Neighbour of={forward} /> {words.forwardedTo(forward.supplier.name)}
              </Name>
              <Chip {...forward} />
            </Item>
          ))}
        </List>
      )}
    </Section>
  );
}
