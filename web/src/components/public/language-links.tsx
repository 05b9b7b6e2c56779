import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { stateQuery } from "../../api/state.ts";
import { storage } from "../../storage/client-storage.ts";
import { speakLanguage } from "../../language/follow-language.ts";
import { nameOfLanguage } from "../../language/name-of-language.ts";

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 4,
  // The words begin where those above them do.
  margin: "0 0 0 -8px",
  padding: 0,
  listStyle: "none",
});

function choose(language: string): void {
  storage.askedLanguage.write(language);
  speakLanguage(language);
}

/** In which language the portal speaks to who has not logged in; where there is one alone, nothing is asked. */
export default function LanguageLinks() {
  const { data } = useQuery(stateQuery);
  const languages = data?.languages ?? [];
  return (
    <List aria-label={texts.login.language}>
      {languages.length > 1 &&
        languages.map((language) => {
          const spoken = language === texts.formats.locale;
          return (
            <li key={language}>
              <Button
                size="small"
                lang={language}
                aria-current={spoken || undefined}
                onClick={() => !spoken && choose(language)}
                sx={{ minWidth: 0, px: 2, ...(spoken && { textDecoration: "underline", textUnderlineOffset: 4 }) }}
              >
                {nameOfLanguage(language)}
              </Button>
            </li>
          );
        })}
    </List>
  );
}
