import Check from "@mui/icons-material/Check";
import Close from "@mui/icons-material/Close";
import HourglassEmpty from "@mui/icons-material/HourglassEmpty";
import Button from "@mui/material/Button";
import type SvgIcon from "@mui/material/SvgIcon";
import { styled } from "@mui/material/styles";
import { isOrderType } from "@runko/domain/enumerations/document-types";
import type { RequestState } from "@runko/domain/documents/request-states";
import { refusalToReadMessages } from "@runko/domain/messages/message-parties";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Section } from "../../components/layout/section.tsx";
import { StateChip } from "../../components/state-chip.tsx";
import type { ToneName } from "../../theme/tones.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { requestsQuery } from "../api/requests-query.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";
import { RequestText } from "./request-text.tsx";

const words = texts.requests;

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 16 });
const Item = styled("article")({ display: "grid", gap: 6, justifyItems: "start" });

const looks: Record<RequestState, { tone: ToneName; icon: typeof SvgIcon }> = {
  open: { tone: "amber", icon: HourglassEmpty },
  charged: { tone: "amber", icon: HourglassEmpty },
  accepted: { tone: "green", icon: Check },
  refused: { tone: "red", icon: Close },
  withdrawn: { tone: "grey", icon: Close },
  lapsed: { tone: "grey", icon: Close },
};

/** Only what has been confirmed is asked about, and it stays so. */
const couldBeRequested = ({ documentType, eventState }: WholeDocument): boolean =>
  isOrderType(documentType) && eventState !== "OPEN" && eventState !== "IN_PROCESSING";

type RequestsProps = {
  scope: Scope;
  userId: string;
  document: WholeDocument;
  onAction: (action: ScreenAction) => void;
};

/** What the subscriber has asked of a confirmed document; nothing for those whose it is not, and where nothing was asked. */
export function RequestsSection({ scope, userId, document, onAction }: RequestsProps) {
  const mayRead = refusalToReadMessages({ ...scope, userId }, document) === null;
  const enabled = mayRead && couldBeRequested(document);
  const { data, error, refetch } = useQuery({ ...requestsQuery(scope, document.id), enabled });
  if (!enabled || (data ? data.length === 0 : !error)) return null;
  const withdrawable = document.allowedActions.includes("withdrawRequest");
  return (
    <Section title={words.title}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <List>
        {data?.map((request) => (
          <li key={request.id}>
            <Item aria-label={`${words.kinds[request.kind]}: ${words.states[request.state]}`}>
              <StateChip {...looks[request.state]} label={words.states[request.state]} />
              <RequestText request={request} document={document} />
              {withdrawable && request.endedAt === null && (
                <Button size="small" variant="outlined" onClick={() => onAction("withdrawRequest")} data-screen-only>
                  {texts.documents.actions.withdrawRequest(document.documentType)}
                </Button>
              )}
            </Item>
          </li>
        ))}
      </List>
    </Section>
  );
}
