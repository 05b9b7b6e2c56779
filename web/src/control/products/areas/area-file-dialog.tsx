import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { areaFileModes, type AreaFileMode } from "@runko/domain/products/area-columns";
import { texts } from "@runko/domain/texts/texts";
import { useId, useRef, useState } from "react";
import { refusalText } from "../../../api/refusal-text.ts";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { AppDialog } from "../../../components/dialogs/app-dialog.tsx";
import { ProblemNotice } from "../../../components/feedback/notice.tsx";
import { GroupFrame } from "../../../components/forms/field-frame.tsx";
import { useAction } from "../../../components/submit/use-action.ts";
import { AreaFilePreview } from "./area-file-preview.tsx";
import { importAreas, previewAreas, type AreaPlace, type ChosenFile, type PreviewedFile } from "./area-queries.ts";

const words = texts.productAreas.file;

type AreaFileDialogProps = {
  open: boolean;
  place: AreaPlace;
  name: string;
  onClose: () => void;
  onStored: () => Promise<void>;
};

function refusalOf(looked: PreviewedFile | undefined): string | undefined {
  if (!looked) return words.chooseFirst;
  const { effects } = looked.found;
  if (effects === null) return words.correctFirst;
  return effects.added + effects.changed + effects.removed === 0 ? words.nothingChanges : undefined;
}

/** Takes a file of areas, shows what it would do or what is wrong with its rows, and stores it when nothing is. */
export function AreaFileDialog({ open, place, name, onClose, onStored }: AreaFileDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const modeId = useId();
  const [mode, setMode] = useState<AreaFileMode>();
  const [looked, setLooked] = useState<PreviewedFile>();
  const look = useAction({
    perform: (chosen: ChosenFile) => previewAreas(place, chosen),
    onDone: setLooked,
    onFailed: () => setLooked(undefined),
  });
  const store = useAction({
    perform: (previewed: PreviewedFile) => importAreas(place, previewed),
    done: ({ effects }) => (effects ? words.stored(effects) : undefined),
    onDone: async () => {
      onClose();
      await onStored();
    },
    // Something has changed since it was looked at: what the file does now is shown.
    onFailed: (_, { file, mode: asked }) => look.run({ file, mode: asked }),
  });
  const failure = look.failure ?? store.failure;
  const take = (file: File) => {
    if (!mode) return;
    setLooked(undefined);
    store.reset();
    void look.run({ file, mode });
  };
  const choose = (next: AreaFileMode) => {
    setMode(next);
    if (looked) void look.run({ file: looked.file, mode: next });
  };
  return (
    <AppDialog
      open={open}
      title={words.bringTo(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton
            variant="contained"
            busy={store.busy}
            disabledReason={look.busy ? words.checking : refusalOf(looked)}
            onClick={() => looked && void store.run(looked)}
          >
            {words.store}
          </ActionButton>
        </>
      }
    >
      <p style={{ margin: 0 }}>{words.columnsHelp}</p>
      <GroupFrame id={modeId} role="radiogroup" label={words.mode} required>
        <RadioGroup
          value={mode ?? ""}
          onChange={(_, value) => choose(areaFileModes.find((one) => one === value) ?? "add")}
        >
          {areaFileModes.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              label={words.modes[one]}
              control={<Radio disabled={look.busy || store.busy} sx={{ p: 1.5 }} />}
            />
          ))}
        </RadioGroup>
      </GroupFrame>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.txt,text/csv"
          aria-label={words.choose}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take(file);
            target.value = "";
          }}
        />
        <ActionButton
          variant="outlined"
          busy={look.busy}
          disabledReason={mode ? undefined : words.modeFirst}
          onClick={() => input.current?.click()}
        >
          {looked ? words.chooseAnother : words.choose}
        </ActionButton>
      </div>
      {look.busy && <p role="status">{words.checking}</p>}
      <ProblemNotice problem={failure ? refusalText(failure) : undefined} />
      {looked && <AreaFilePreview name={looked.file.name} found={looked.found} />}
    </AppDialog>
  );
}
