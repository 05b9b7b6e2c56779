import Close from "@mui/icons-material/Close";
import Search from "@mui/icons-material/Search";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

const pause = 300;

type SearchFieldProps = {
  text: string;
  onChange: (text: string) => void;
  label: string;
  placeholder: string;
  clearLabel?: string;
  /** Said beside what is typed, such as that it is too short. */
  hintOf?: (typed: string) => string | undefined;
  autoFocus?: boolean;
  /** As wide as its place, not as a filter beside a title. */
  wide?: boolean;
};

/** Narrows a list by what is typed, a moment after the typing pauses. */
export function SearchField(props: SearchFieldProps) {
  const { text, onChange, label, placeholder, hintOf, autoFocus = false, wide = false } = props;
  const { clearLabel = texts.common.clearSearch } = props;
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
    const place = globalThis.location.pathname;
    const timer = setTimeout(() => {
      // A link that was pressed meanwhile has changed the address, though its page may not be drawn yet.
      if (globalThis.location.pathname === place) send(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <OutlinedInput
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      // Within a form it narrows what can be chosen, and sends nothing.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      placeholder={placeholder}
      autoFocus={autoFocus}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed === "" ? null : (
          <InputAdornment position="end" sx={{ fontSize: "0.75rem" }}>
            <span role="status">{hintOf?.(typed)}</span>
            <IconButton size="small" edge="end" aria-label={clearLabel} onClick={() => setTyped("")}>
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      slotProps={{ input: { "aria-label": label, type: "search", autoComplete: "off" } }}
      sx={{
        width: { xs: "100%", sm: wide ? "100%" : 320 },
        "& input::-webkit-search-cancel-button": { display: "none" },
      }}
    />
  );
}
