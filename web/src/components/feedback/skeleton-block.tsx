import Skeleton from "@mui/material/Skeleton";
import { texts } from "@runko/domain/texts/texts";
import { memo } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** So many are as high as a screen at least: what stands below them is out of sight before and after. */
export const linesOfScreen = 40;

const widths = ["72%", "94%", "58%", "86%", "66%", "90%"];

type SkeletonBlockProps = { lines?: number; label?: string };

function Lines({ lines = 6, label = texts.common.loading }: SkeletonBlockProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} animation="wave" width={widths[line % widths.length]} height={28} />
      ))}
    </div>
  );
}

/** Holds the place of text that is being fetched; drawn once, however often what waits for the text is drawn. */
export const SkeletonBlock = memo(Lines);
