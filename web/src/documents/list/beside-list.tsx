import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import {
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Navigate } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { topBarHeight } from "../../screen/sizes.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import type { Preview } from "./use-preview.ts";

const words = texts.preview;

export type PreviewProps = { scope: Scope; eventId: number; onClose: () => void };

const Split = styled("div")({
  display: "contents",
  "&[data-open]": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) clamp(450px, 44%, 760px)" },
});
const List = styled("div")({ display: "contents", "[data-open] > &": { display: "block", minWidth: 0 } });
const Beside = styled("aside")(({ theme }) => ({
  height: `calc(100dvh - ${topBarHeight}px)`,
  overflowY: "auto",
  padding: "0 24px 24px",
  borderLeft: `1px solid ${theme.colors.divider}`,
  "&:focus-visible": { outline: `2px solid ${theme.colors.primary}`, outlineOffset: -2 },
  "@media print": { display: "none" },
}));

/** While `j` is held down, the documents that are passed by are not fetched. */
const pause = 150;

function placeOfRow(target: EventTarget): number | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const place = link?.closest<HTMLElement>("[data-row]")?.dataset["row"];
  return place === undefined ? undefined : Number(place);
}

const focusRow = (place: number) => document.querySelector<HTMLElement>(`[data-row="${place}"] a`)?.focus();

type BesideListProps = {
  scope: Scope;
  preview: Preview;
  rows: readonly DocumentRow[] | undefined;
  Document: ComponentType<PreviewProps>;
  children: ReactNode;
};

/** How the keys and presses of the list lead to the document beside it. */
function usePreviewWays({ preview, rows }: Pick<BesideListProps, "preview" | "rows">) {
  const beside = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id, fits, show, close } = preview;
  const isOpen = fits && id !== undefined;
  useEffect(() => () => clearTimeout(timer.current), []);
  const rowAt = (target: EventTarget) => {
    const place = placeOfRow(target);
    return place === undefined ? undefined : rows?.[place];
  };
  const leave = () => {
    clearTimeout(timer.current);
    const place = rows?.findIndex((row) => row.id === id) ?? -1;
    close();
    focusRow(Math.max(place, 0));
  };
  useShortcut("Escape", leave, { label: words.close, enabled: isOpen, keyOnly: true });
  useShortcut("ArrowRight", () => undefined, { label: words.open, enabled: fits, native: true });

  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.key === "ArrowRight" && fits ? rowAt(event.target) : undefined;
    if (!row) return;
    event.preventDefault();
    if (id === row.id) beside.current?.focus();
    else show(row.id);
  };
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer.current);
    const row = isOpen ? rowAt(target) : undefined;
    if (row && row.id !== id) timer.current = setTimeout(() => show(row.id), pause);
  };
  const onClickCapture = (event: MouseEvent) => {
    const row = isOpen && !(event.ctrlKey || event.metaKey || event.shiftKey) ? rowAt(event.target) : undefined;
    if (!row) return;
    event.preventDefault();
    clearTimeout(timer.current);
    if (row.id !== id) return show(row.id);
    beside.current?.focus();
  };
  return { beside, leave, handlers: { onKeyDown, onFocus, onClickCapture } };
}

/** A list and, where there is room, a document of it: `j` and `k` go on through the list, and the document follows. */
export function BesideList({ scope, preview, rows, Document, children }: BesideListProps) {
  const { beside, leave, handlers } = usePreviewWays({ preview, rows });
  const { id, fits } = preview;
  const isOpen = fits && id !== undefined;
  if (id !== undefined && !fits) return <Navigate to={routes.document(areaOfRole[scope.role], id)} replace />;
  return (
    <Split data-open={isOpen || undefined}>
      <List {...handlers}>{children}</List>
      {fits && id !== undefined && (
        <Beside ref={beside} tabIndex={-1} aria-label={words.label(id)} data-beside-list>
          <Suspense fallback={<SkeletonBlock lines={12} />}>
            <Document key={id} scope={scope} eventId={id} onClose={leave} />
          </Suspense>
        </Beside>
      )}
    </Split>
  );
}
