import EditNoteOutlined from "@mui/icons-material/EditNoteOutlined";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { Section } from "../../components/layout/section.tsx";
import { routes } from "../../addresses/routes.ts";
import { DiscardDraft } from "./discard-draft.tsx";
import { removeDraft } from "./draft-store.ts";
import type { Draft } from "./draft.ts";
import { useDrafts } from "./use-drafts.ts";

const words = texts.newDocument.drafts;

const Drafts = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });
const Row = styled("li")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  padding: "8px 0",
  "& + &": { borderTop: `1px solid ${theme.colors.divider}` },
  "& > svg": { color: theme.colors.accent },
}));
const Words = styled("div")({ flex: "1 1 260px", minWidth: 0 });

function nameOf({ documentType, names }: Draft): string {
  const { one } = texts.documents.types[documentType];
  return [one, names.length > 0 ? names.join(", ") : words.unnamed].join(": ");
}

/** Drafts that wait, the latest first; nothing when there are none. */
export function DraftList({ userId, organizationId }: { userId: string; organizationId: string }) {
  const drafts = useDrafts(userId, organizationId);
  if (drafts.length === 0) return null;
  return (
    <div style={{ marginBottom: 16 }}>
      <Section title={words.title}>
        <Drafts>
          {drafts.map((draft) => (
            <Row key={draft.id}>
              <EditNoteOutlined aria-hidden />
              <Words>
                <div>{nameOf(draft)}</div>
                <Typography variant="caption" color="textSecondary">
                  {words.savedAt(texts.formats.instant(draft.savedAt))}
                </Typography>
              </Words>
              <DiscardDraft
                label={words.discardWhat(nameOf(draft))}
                onDiscard={() => {
                  removeDraft(draft.id);
                  showSnackbar(words.discarded);
                }}
              />
              <Button
                component={Link}
                to={draft.path ?? `${routes.newDocument({ type: draft.documentType })}&draft=${draft.id}`}
                variant="outlined"
                aria-label={words.resumeWhat(nameOf(draft))}
              >
                {words.resume}
              </Button>
            </Row>
          ))}
        </Drafts>
      </Section>
    </div>
  );
}
