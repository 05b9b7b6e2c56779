import BookmarkAddOutlined from "@mui/icons-material/BookmarkAddOutlined";
import BookmarksOutlined from "@mui/icons-material/BookmarksOutlined";
import Button from "@mui/material/Button";
import { writeCriteria } from "@runko/domain/search/criteria";
import type { SearchColumn } from "@runko/domain/search/search-columns";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import type { SavedSearch } from "../../api/saved-search-queries.ts";
import { ToolButton } from "../../components/buttons/tool-button.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { sameValue } from "../../components/forms/same-value.ts";
import { useAction } from "../../components/submit/use-action.ts";
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

type Update = { search: SavedSearch; changes: Parameters<ReturnType<typeof useSavedSearchCalls>["change"]>[1] };

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
      ? !sameValue([kept.criteria, kept.columns, kept.sort], [opened.criteria, opened.columns, opened.sort])
      : false;

  const save = async (fields: SavedSearchFields) => {
    if (!kept) return;
    const search = await calls.save({ ...kept, ...fields });
    showSnackbar(words.savedDone(search.name), { severity: "success" });
    onSaved(search);
  };
  const { run: update } = useAction({
    perform: ({ search, changes }: Update) => calls.change(search, changes),
    done: (_changed, { search }) => words.savedDone(search.name),
    onFailed: showProblem,
  });
  return (
    <>
      {differs && kept && opened && (
        <Button onClick={() => void update({ search: opened, changes: kept })}>{words.update}</Button>
      )}
      {kept && <ToolButton icon={<BookmarkAddOutlined />} label={words.save} onClick={() => setDialog("save")} />}
      <ToolButton
        icon={<BookmarksOutlined />}
        label={words.saved}
        aria-haspopup="dialog"
        onClick={() => setDialog("list")}
      />
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
