import BookmarkAddOutlined from "@mui/icons-material/BookmarkAddOutlined";
import BookmarksOutlined from "@mui/icons-material/BookmarksOutlined";
import Button from "@mui/material/Button";
import { writeCriteria } from "@runko/domain/search/criteria";
import type { SearchColumn } from "@runko/domain/search/search-columns";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { problemText } from "../../api/api-problem.ts";
import type { SavedSearch } from "../../api/saved-search-queries.ts";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import type { Scope } from "../api/entities.ts";
import { SaveSearchDialog } from "./save-search-dialog.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import { useSavedSearchCalls, type SavedSearchFields } from "./saved-search-calls.ts";
import type { SearchUrl } from "./search-url.ts";

const words = texts.searchPage;

type SavedSearchActionsProps = {
  scope: Scope;
  /** What is shown now; undefined while nothing is searched for. */
  shown: (Pick<SearchUrl, "criteria" | "sort"> & { columns: readonly SearchColumn[] }) | undefined;
  /** The saved search that was opened. */
  opened: SavedSearch | undefined;
  onSaved: (search: SavedSearch) => void;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Saves the search that is shown, and opens the list of the saved ones. */
export function SavedSearchActions({ scope, shown, opened, onSaved }: SavedSearchActionsProps) {
  const calls = useSavedSearchCalls(scope);
  const [dialog, setDialog] = useState<"save" | "list">();
  const close = () => setDialog(undefined);
  const kept = shown && {
    criteria: writeCriteria(shown.criteria),
    columns: [...shown.columns],
    sort: shown.sort ?? null,
  };
  const differs =
    kept && opened?.mayChange
      ? !same([kept.criteria, kept.columns, kept.sort], [opened.criteria, opened.columns, opened.sort])
      : false;

  const save = async (fields: SavedSearchFields) => {
    if (!kept) return;
    const search = await calls.save({ ...kept, ...fields });
    showSnackbar(words.savedDone(search.name), { severity: "success" });
    onSaved(search);
  };
  const update = async () => {
    if (!kept || !opened) return;
    try {
      await calls.change(opened, kept);
      showSnackbar(words.savedDone(opened.name), { severity: "success" });
    } catch (error) {
      showSnackbar(problemText(error), { severity: "error" });
    }
  };
  return (
    <>
      {differs && <Button onClick={() => void update()}>{words.update}</Button>}
      {kept && (
        <Button startIcon={<BookmarkAddOutlined />} onClick={() => setDialog("save")}>
          {words.save}
        </Button>
      )}
      <Button startIcon={<BookmarksOutlined />} aria-haspopup="dialog" onClick={() => setDialog("list")}>
        {words.saved}
      </Button>
      {dialog === "save" && (
        <SaveSearchDialog
          title={words.saveTitle}
          initial={{ name: "", shared: false, pinned: false }}
          mayChange
          onSave={save}
          onClose={close}
        />
      )}
      <AppDialog
        open={dialog === "list"}
        title={words.saved}
        onClose={close}
        actions={<Button onClick={close}>{texts.common.close}</Button>}
      >
        <SavedSearches scope={scope} onOpen={close} />
      </AppDialog>
    </>
  );
}
