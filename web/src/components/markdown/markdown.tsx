import { lazy, Suspense } from "react";
import { SkeletonBlock } from "../feedback/skeleton-block.tsx";

const MarkdownText = lazy(() => import("./markdown-text.tsx"));

/** A text in Markdown, by a renderer that is fetched with the first one. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<SkeletonBlock lines={4} />}>
      <MarkdownText text={text} />
    </Suspense>
  );
}
