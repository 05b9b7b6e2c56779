import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { manualAddress, type ManualChapter } from "@runko/domain/guide/manual-chapters";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { allows } from "../api/allows.ts";
import { useSession } from "../session/session-context.ts";
import { storedText, type StoredValue } from "../storage/stored-value.ts";
import { mainId } from "./skip-link.tsx";

type Hint = keyof typeof texts.firstDay.hints;

const places: Readonly<Record<string, { hint: Hint; chapter: ManualChapter }>> = {
  "/subscriber": { hint: "subscriber", chapter: "uusi-tilaus" },
  "/vendor": { hint: "supplier", chapter: "tilausten-kasittely" },
  "/fault-handler": { hint: "faultHandler", chapter: "vikojen-korjaaminen" },
  "/control/users": { hint: "control", chapter: "kayttajat" },
};
const ofPortal = { hint: "productAdmin", chapter: "portaalin-yllapito" } as const;
const productAdmins: typeof places = { "/subscriber": ofPortal, "/control/users": ofPortal };

const Frame = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  padding: "8px 24px",
  background: theme.tones.blue.ground,
  color: theme.tones.blue.text,
  borderBottom: `1px solid ${theme.tones.blue.line}`,
  "& p": { margin: 0, flex: "1 1 320px" },
  [theme.breakpoints.down("sm")]: { padding: "8px 12px" },
  "@media print": { display: "none" },
}));

const readIn = (stored: StoredValue<string>) => stored.read()?.split(" ") ?? [];

function Line({ hint, chapter }: { hint: Hint; chapter: ManualChapter }) {
  const { user } = useSession();
  const [stored] = useState(() => storedText(`hints:${user.id}`));
  const [shown, setShown] = useState(() => !readIn(stored).includes(hint));
  if (!shown) return null;
  const putAway = () => stored.write([...readIn(stored), hint].join(" "));
  const done = () => {
    putAway();
    setShown(false);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  return (
    <Frame>
      <p>{texts.firstDay.hints[hint]}</p>
      {/* Until the manual is there, the page that is left stays in its place. */}
      <Button component={Link} to={manualAddress(chapter)} size="small" onClick={putAway}>
        {texts.firstDay.read}
      </Button>
      <Button size="small" onClick={done}>
        {texts.firstDay.done}
      </Button>
    </Frame>
  );
}

/** A line for each role's first day, on its front page: read or put away once, it never comes back in this browser. */
export default function FirstDayHint() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const place = (allows(user, "workInEveryOrganization") ? productAdmins : places)[pathname];
  return place && <Line key={`${user.id} ${pathname}`} {...place} />;
}
