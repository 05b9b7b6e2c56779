import { Suspense } from "react";
import { lazyWithPreload } from "../../screen/lazy-with-preload.tsx";
import { SkeletonBlock } from "../feedback/skeleton-block.tsx";

const MarkdownText = lazyWithPreload(() => import("./markdown-text.tsx"));

/** Fetches the renderer while the text itself is fetched, so that both are drawn in one go. */
export const fetchMarkdown = (): Promise<void> => MarkdownText.preload().catch(() => undefined);

/** A text in Markdown, by a renderer that is fetched with the first one. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<SkeletonBlock lines={4} />}>
      <MarkdownText text={text} />
    </Suspense>
  );
}
