import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import LockOutlined from "@mui/icons-material/LockOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { refusalToNotes } from "@runko/domain/notes/note-rules";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { PerformDialog } from "../components/dialogs/perform-dialog.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { Section } from "../components/layout/section.tsx";
import { StateChip } from "../components/state-chip.tsx";
import { useFetchLater } from "../screen/use-fetch-later.ts";
import { notesQuery, removeNote, type Note, type Place } from "./api/note-calls.ts";
import { laterParts, NoteForm } from "./later-parts.ts";
import { noteDraftOf } from "./note-draft.ts";

const words = texts.notes;

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 8 });
const Item = styled("li")(({ theme }) => ({
  padding: "8px 12px",
  borderRadius: theme.shape.borderRadius,
  background: theme.tones.amber.ground,
  border: `1px dashed ${theme.tones.amber.line}`,
  "& p": { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere", fontSize: "0.8125rem" },
}));
const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 32,
  fontSize: "0.75rem",
  color: theme.colors.textSecondary,
}));

type NotesPanelProps = Omit<Place, "eventId"> & {
  userId: string;
  document: { id: number; subscriberId: string; supplierId: string };
};

/** What one's own organization notes of a document, apart from what the other side reads; it is never printed. */
export function NotesPanel({ organizationId, role, userId, document }: NotesPanelProps) {
  if (refusalToNotes({ organizationId, role, userId }, document) !== null) return null;
  return (
    <div data-screen-only>
      <Notes key={document.id} place={{ organizationId, role, eventId: document.id }} userId={userId} />
    </div>
  );
}

function Notes({ place, userId }: { place: Place; userId: string }) {
  const { data, error, refetch } = useQuery(notesQuery(place));
  const [writing, setWriting] = useState(() => noteDraftOf(place, userId).read() !== undefined);
  const [removing, setRemoving] = useState<Note>();
  useFetchLater(laterParts);
  return (
    <Section
      title={words.title}
      actions={
        <>
          <StateChip tone="amber" icon={LockOutlined} label={words.own} />
          {!writing && (
            <Button size="small" startIcon={<EditOutlined />} onClick={() => setWriting(true)}>
              {words.write}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "12px" }}>
        {words.about}
      </Typography>
      {writing && (
        <Suspense fallback={<SkeletonBlock lines={4} />}>
          <NoteForm place={place} userId={userId} onClose={() => setWriting(false)} />
        </Suspense>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBlock lines={2} />}
      {data?.length === 0 && !writing && <Typography color="textSecondary">{words.empty}</Typography>}
      {data && data.length > 0 && (
        <List aria-label={words.title}>
          {data.map((note) => (
            <Item key={note.id}>
              <p>{note.content}</p>
              <Foot>
                {words.by(note.authorName ?? "", texts.formats.instant(note.writtenAt))}
                {note.removable && (
                  <IconButton size="small" aria-label={words.remove} onClick={() => setRemoving(note)}>
                    <DeleteOutlined fontSize="small" />
                  </IconButton>
                )}
              </Foot>
            </Item>
          ))}
        </List>
      )}
      {removing && (
        <PerformDialog
          title={words.removeTitle}
          text={words.removeText}
          confirmLabel={words.remove}
          danger
          perform={async () => {
            await removeNote(place, removing.id);
            return words.removed;
          }}
          stale={[notesQuery(place).queryKey]}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Section>
  );
}
