import Button from "@mui/material/Button";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import type { User } from "../api/entities.ts";
import { queryKeys } from "../api/query-keys.ts";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { speakLanguage } from "../language/follow-language.ts";
import { nameOfLanguage } from "../language/name-of-language.ts";
import { logError } from "../log.ts";

const words = texts.ownData;
const id = "own-language";

/**
 * In which language the portal speaks and writes to its user; where there is one alone, nothing is asked. It fetches the
 * page anew, and so waits until nothing that was typed would be lost. A page that speaks another language is turned by a button.
 */
export function LanguageChoice({ user, waits }: { user: User; waits: boolean }) {
  const { language, languages } = user;
  const client = useQueryClient();
  const { run: choose, busy } = useAction({
    perform: (wanted: string) => answer(api.PATCH("/users/me", { body: { language: wanted } })),
    onDone: (saved) => {
      client.setQueryData(queryKeys.me, saved);
      speakLanguage(saved.language);
    },
    onFailed: (failure) => {
      logError("The language could not be saved.", failure);
      showSnackbar(texts.common.failed, { severity: "error" });
    },
  });
  if (languages.length < 2) return null;
  const told = { label: words.language, help: waits ? words.languageWaits : words.languageHelp };

  return (
    <div>
      <FieldFrame id={id} {...told}>
        <NativeSelect
          fullWidth
          variant="outlined"
          value={language}
          disabled={busy || waits}
          onChange={(event) => void choose(event.target.value)}
          input={<OutlinedInput />}
          inputProps={controlProps(id, told)}
          sx={{ "& select": { height: 20, boxSizing: "content-box" } }}
        >
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {nameOfLanguage(each)}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      {language !== texts.formats.locale && languages.includes(language) && (
        <Button size="small" disabled={busy || waits} onClick={() => speakLanguage(language)}>
          {words.showInOwnLanguage(nameOfLanguage(language))}
        </Button>
      )}
    </div>
  );
}
