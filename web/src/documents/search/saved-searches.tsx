import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import PushPin from "@mui/icons-material/PushPin";
import PushPinOutlined from "@mui/icons-material/PushPinOutlined";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { savedSearchesQuery, type SavedSearch } from "../../api/saved-search-queries.ts";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { areaOfRole } from "../../addresses/routes.ts";
import { savedSearchPath } from "../../addresses/saved-search-path.ts";
import { useSession } from "../../session/session-context.ts";
import type { Scope } from "../api/entities.ts";
import { SaveSearchDialog } from "./save-search-dialog.tsx";
import { useSavedSearchCalls, type SavedSearchFields } from "./saved-search-calls.ts";

const words = texts.searchPage;

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "flex", alignItems: "center", gap: 4, minHeight: 44 },
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
  "& a": { flex: 1, minWidth: 0, padding: "6px 0", color: "inherit", fontWeight: 550, overflowWrap: "anywhere" },
  "& a small": { display: "block", fontWeight: 400, color: theme.colors.textSecondary },
}));

/** What the form says that the stored search does not. */
const changed = (search: SavedSearch, { name, shared }: SavedSearchFields) => ({
  ...(name !== search.name && { name }),
  ...(shared !== search.shared && { shared }),
});

type SavedRowProps = {
  search: SavedSearch;
  /** Whose it is, where that is not plain. */
  about: string | false;
  path: string;
  onOpen: (() => void) | undefined;
  onPin: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

function SavedRow({ search, about, path, onOpen, onPin, onEdit, onRemove }: SavedRowProps) {
  const { name, pinned, mayChange } = search;
  return (
    <li>
      <Link to={path} onClick={onOpen}>
        {name}
        {about && <small>{about}</small>}
      </Link>
      <IconButton size="small" aria-label={pinned ? words.unpinSearch(name) : words.pinSearch(name)} onClick={onPin}>
        {pinned ? <PushPin color="primary" fontSize="small" /> : <PushPinOutlined fontSize="small" />}
      </IconButton>
      {mayChange && (
        <>
          <IconButton size="small" aria-label={words.edit(name)} onClick={onEdit}>
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={words.deleteSearch(name)} onClick={onRemove}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </>
      )}
    </li>
  );
}

type SavedSearchesProps = { scope: Scope; onOpen?: () => void };

/** The user's saved searches and those that others share: opened, pinned, renamed and removed here. */
export function SavedSearches({ scope, onOpen }: SavedSearchesProps) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(savedSearchesQuery(scope));
  const calls = useSavedSearchCalls(scope);
  const [edited, setEdited] = useState<SavedSearch>();
  const [removed, setRemoved] = useState<SavedSearch>();

  const aboutOf = ({ ownerId, ownerName, shared }: SavedSearch) =>
    ownerId === user.id ? shared && words.shared : words.sharedBy(ownerName);
  const { run: pin } = useAction({
    perform: (search: SavedSearch) => calls.change(search, {}, !search.pinned),
    onFailed: showProblem,
    parallel: true,
  });

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock lines={3} />;
  if (data.length === 0) return <Typography color="textSecondary">{words.noSaved}</Typography>;
  return (
    <>
      <List>
        {data.map((search) => (
          <SavedRow
            key={search.id}
            search={search}
            about={aboutOf(search)}
            path={savedSearchPath(areaOfRole[scope.role], search)}
            onOpen={onOpen}
            onPin={() => void pin(search)}
            onEdit={() => setEdited(search)}
            onRemove={() => setRemoved(search)}
          />
        ))}
      </List>
      {edited && (
        <SaveSearchDialog
          title={words.editTitle}
          initial={{ name: edited.name, shared: edited.shared, pinned: edited.pinned }}
          mayChange={edited.mayChange}
          onSave={(fields) => calls.change(edited, changed(edited, fields), fields.pinned)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <PerformDialog
          title={words.deleteTitle}
          text={words.deleteText(removed.name)}
          confirmLabel={words.deleteButton}
          danger
          perform={() => calls.remove(removed.id).then(() => words.deleted(removed.name))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
