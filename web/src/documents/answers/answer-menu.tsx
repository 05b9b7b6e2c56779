import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { SearchRequest } from "@runko/domain/search/search-request";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { lazy, Suspense, useId, useState } from "react";
import { ToolButton } from "../../components/buttons/tool-button.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import { fetchAnswerFile } from "./answer-calls.ts";
import { useAnchor } from "../../components/use-anchor.ts";

const words = texts.answers;

const AnswerDialog = lazy(() => import("./answer-dialog.tsx"));

/** A list's documents as a file to be answered, and the way back of that file. Source: beyond E4 */
export function AnswerMenu({ query }: { query: SearchRequest }) {
  const { organizationId, organization } = useSession();
  const id = useId();
  const { anchor, isOpen, open, close } = useAnchor();
  const [bringing, setBringing] = useState(false);
  const { run: save, busy } = useAction({
    perform: () => {
      close();
      return fetchAnswerFile(organizationId, query);
    },
    done: () => words.downloaded,
    onDone: (blob) => saveBlob(blob, words.fileName(organization.name, todayInHelsinki(new Date()), "xlsx")),
    onFailed: showProblem,
  });
  return (
    <>
      <ToolButton
        id={id}
        icon={<FactCheckOutlined />}
        label={words.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        loading={busy}
        loadingPosition="start"
        onClick={open}
      />
      <Menu anchorEl={anchor} open={isOpen} onClose={close} slotProps={{ list: { "aria-labelledby": id } }}>
        <MenuItem onClick={() => void save()}>{words.download}</MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setBringing(true);
          }}
        >
          {words.upload}
        </MenuItem>
      </Menu>
      {bringing && (
        <Suspense>
          <AnswerDialog onClose={() => setBringing(false)} />
        </Suspense>
      )}
    </>
  );
}
