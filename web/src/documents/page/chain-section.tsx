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
import { paths } from "../../look/paths.ts";
import { stateLook } from "../../look/state-look.ts";
import { StateChip } from "../../components/state-chip.tsx";
import { useSession } from "../../session/session-context.ts";
import { newDocumentPath } from "../new/new-document-url.ts";
import type { WholeDocument } from "../api/entities.ts";

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

type Neighbour = Pick<WholeDocument["forwards"][number], "id" | "documentType" | "eventState" | "archived">;

const nameOf = ({ documentType, id }: Neighbour) => `${texts.documents.types[documentType].one} ${formatEventId(id)}`;

function Chip({ eventState, archived }: Neighbour) {
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

/** What a document was forwarded from and to, for whom its neighbours may know (D-9c); nothing outside a chain. */
export function ChainSection({ document, forwards, onTransfer, onReject }: ChainSectionProps) {
  const { allowed } = useSession();
  const { originalEvent: original, quotedForward: quoted } = document;
  if (!original && forwards.length === 0 && !quoted) return null;
  const mayOrder = document.allowedActions.includes("forward") && mayEnterArea(allowed, "subscriber");
  const inVendorArea = mayEnterArea(allowed, "supplier");
  const linked = (neighbour: Neighbour) =>
    inVendorArea ? (
      <Link component={RouterLink} to={paths.document("supplier", neighbour.id)}>
        {nameOf(neighbour)}
      </Link>
    ) : (
      nameOf(neighbour)
    );
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
      {quoted && mayOrder && (
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
      )}
      {original?.changedSince && (
        <Warning>
          <Notice severity="warning" live>
            {original.eventState === "CANCELLED" ? words.originalCancelled : words.originalChanged}
          </Notice>
        </Warning>
      )}
      {original && (
        <FieldList
          items={[
            {
              label: words.original,
              value: (
                <>
                  {linked(original)} <Chip {...original} />
                </>
              ),
              wide: true,
            },
            {
              label: words.originalOperators,
              value: `${original.subscriber.name} → ${original.supplier.name}`,
              wide: true,
            },
          ]}
        />
      )}
      {forwards.length > 0 && (
        <List aria-label={words.forwards}>
          {forwards.map((forward) => (
            <Item key={forward.id}>
              <Name>
                {linked(forward)} {words.forwardedTo(forward.supplier.name)}
              </Name>
              <Chip {...forward} />
            </Item>
          ))}
        </List>
      )}
    </Section>
  );
}
