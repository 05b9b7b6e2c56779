import EventBusy from "@mui/icons-material/EventBusy";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Stepper } from "../../components/layout/stepper.tsx";
import { typeIcons } from "../../look/type-icons.ts";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import type { DocumentRow } from "../api/entities.ts";
import { stateSteps } from "../page/state-steps.ts";
import { DocumentState } from "../state/document-state.tsx";
import { caseFacts } from "./case-facts.ts";
import type { CasePart } from "./use-case.ts";

const words = texts.caseView;

const Story = styled("ol")({ listStyle: "none", margin: 0, padding: 0 });

const Part = styled("li")(({ theme }) => ({
  position: "relative",
  paddingInlineStart: 48,
  paddingBottom: 16,
  "&:not(:last-child)::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 17,
    top: 38,
    bottom: -4,
    borderInlineStart: `2px solid ${theme.colors.divider}`,
  },
  [theme.breakpoints.down("sm")]: {
    paddingInlineStart: 0,
    "&:not(:last-child)::before": { insetInlineStart: 17, top: "auto", bottom: 0, height: 16 },
  },
}));

const Mark = styled("span")(({ theme }) => ({
  position: "absolute",
  insetInlineStart: 0,
  top: 0,
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: "50%",
  border: `2px solid ${theme.colors.divider}`,
  background: theme.colors.surface,
  color: theme.colors.textSecondary,
  "& svg": { fontSize: 20 },
  [theme.breakpoints.down("sm")]: { display: "none" },
}));

const Card = styled("article")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  padding: "12px 16px 16px",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "&[data-here=true]": { borderColor: theme.colors.primary },
  "@media print": { breakInside: "avoid" },
}));

const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" });
const Small = styled("div")(({ theme }) => ({ fontSize: "0.75rem", color: theme.colors.textSecondary }));
const nameOf = ({ documentType, id }: Pick<DocumentRow, "documentType" | "id">) =>
  `${texts.documents.types[documentType].one} ${formatEventId(id)}`;

type StoryProps = {
  parts: readonly CasePart[];
  /** The document from which the reader came. */
  from: number;
  hrefOf: (eventId: number) => string;
  /** What that document is called beside its name. */
  hereText?: string;
  /** What happened last that is no document. */
  last?: ReactNode;
};

/** The documents of a case one after the other: where each stands, when it got there and who brought it. */
export function CaseStory({ parts, from, hrefOf, hereText = words.here, last }: StoryProps) {
  const narrow = useMedia(phoneScreen);
  return (
    <Story aria-label={words.label}>
      {parts.map(({ row, whole }) => {
        const Icon = typeIcons[row.documentType];
        const source = parts.find((part) => part.row.id === whole?.sourceEventId);
        const who = [
          words.createdBy(whole?.createdByName ?? null, texts.formats.instant(row.createdAt)),
          ...(whole?.handledByName ? [words.handledBy(whole.handledByName)] : []),
          ...(source ? [words.from(nameOf(source.row))] : []),
        ];
        return (
          <Part key={row.id}>
            <Mark>
              <Icon aria-hidden />
            </Mark>
            <Card data-here={row.id === from} aria-label={nameOf(row)}>
              <Head>
                <Link component={RouterLink} to={hrefOf(row.id)} sx={{ fontWeight: 650, py: 0.5 }}>
                  {nameOf(row)}
                </Link>
                <DocumentState document={row} />
                {row.id === from && <Small>{hereText}</Small>}
              </Head>
              {whole && !whole.imported && (
                <Stepper
                  label={words.states(nameOf(row))}
                  direction={narrow ? "vertical" : "horizontal"}
                  steps={stateSteps(whole)}
                />
              )}
              <FieldList items={caseFacts(row)} />
              <Small>{who.join(" · ")}</Small>
            </Card>
          </Part>
        );
      })}
      {last && (
        <Part>
          <Mark>
            <EventBusy aria-hidden />
          </Mark>
          <Card>{last}</Card>
        </Part>
      )}
    </Story>
  );
}
