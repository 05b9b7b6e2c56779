import Close from "@mui/icons-material/Close";
import Search from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { hasShortWord, shortestWord } from "./list-filter.ts";

const words = texts.documentList;
const pause = 300;

type TextFilterProps = { text: string; onChange: (text: string) => void };

/** Narrows a list by what is typed, a moment after the typing pauses. */
export function TextFilter({ text, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const send = useEffectEvent((value: string) => {
    sent.current = value;
    onChange(value);
  });

  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);

  useEffect(() => {
    if (typed.trim() === sent.current) return undefined;
    const timer = setTimeout(() => send(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <OutlinedInput
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={words.filterHelp}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed === "" ? null : (
          <InputAdornment position="end" sx={{ fontSize: "0.75rem" }}>
            <span role="status">{hasShortWord(typed) && words.filterTooShort(shortestWord)}</span>
            <IconButton size="small" edge="end" aria-label={words.clearFilter} onClick={() => setTyped("")}>
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      slotProps={{ input: { "aria-label": words.filter, type: "search", autoComplete: "off" } }}
      sx={{ width: { xs: "100%", sm: 320 }, "& input::-webkit-search-cancel-button": { display: "none" } }}
    />
  );
}
