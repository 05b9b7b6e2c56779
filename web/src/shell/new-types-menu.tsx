import Add from "@mui/icons-material/Add";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useId } from "react";
import { useAnchor } from "../components/use-anchor.ts";
import { useSession } from "../session/session-context.ts";
import { namesOnPhone } from "./names-on-phone.ts";

// A menu is much, and seldom opened.
const NewTypesChoice = lazy(() => import("./new-types-choice.tsx"));

/** A button that opens what can be begun; nothing where nothing can. */
export function NewTypesMenu() {
  const id = useId();
  const { organization } = useSession();
  const { anchor, isOpen, open, close } = useAnchor();
  const types = namesOnPhone(documentTypes.filter((type) => mayCreateType(organization, type)));
  if (types.length === 0) return null;
  return (
    <>
      <button
        id={id}
        type="button"
        aria-label={texts.shell.newDocumentLong}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Add aria-hidden />
        {texts.shell.newDocument}
      </button>
      <Suspense>{anchor && <NewTypesChoice types={types} anchor={anchor} labelledBy={id} onClose={close} />}</Suspense>
    </>
  );
}
