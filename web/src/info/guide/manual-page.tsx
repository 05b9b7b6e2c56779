import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { manualParts } from "@runko/domain/texts/guide";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { wideScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { GuideBlocks } from "./guide-blocks.tsx";
import { GuideSearch, Prose } from "./guide-layout.ts";
import { ManualContents } from "./manual-contents.tsx";
import { ManualResults } from "./manual-results.tsx";
import { useHashTarget } from "./use-hash-target.ts";
import { useSearchText } from "./use-search-text.ts";

const words = texts.infoGuide;

const Columns = styled("div", { shouldForwardProp: (prop) => prop !== "wide" })<{ wide: boolean }>(({ wide }) =>
  wide ? { display: "grid", gridTemplateColumns: "240px minmax(0, 1fr)", gap: 32, alignItems: "start" } : {},
);
const Side = styled("div", { shouldForwardProp: (prop) => prop !== "wide" })<{ wide: boolean }>(({ wide }) =>
  wide ? { position: "sticky", top: 72, maxHeight: "calc(100vh - 88px)", overflowY: "auto" } : { marginBottom: 16 },
);

/** How everyone's work is done in the portal, with pictures of it. */
export function ManualPage() {
  const parts = useMemo(() => manualParts(), []);
  const [searched, search] = useSearchText();
  const current = useHashTarget();
  const wide = useMedia(wideScreen);
  return (
    <PageBody>
      <PageHeader title={words.manualTitle} />
      <GuideSearch data-screen-only>
        <SearchField wide text={searched} onChange={search} label={words.search} placeholder={words.searchHelp} />
      </GuideSearch>
      <Columns wide={wide}>
        <Side wide={wide} data-screen-only>
          <ManualContents parts={parts} open={wide} current={current} />
        </Side>
        <Prose>
          {searched !== "" && <ManualResults parts={parts} />}
          {parts.map(({ title, chapters }) => (
            <div key={title}>
              <Typography variant="h2">{title}</Typography>
              {chapters.map((chapter) => (
                <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
                  <h3 id={`${chapter.id}-title`} tabIndex={-1}>
                    {chapter.title}
                  </h3>
                  <GuideBlocks blocks={chapter.blocks} />
                </section>
              ))}
            </div>
          ))}
        </Prose>
      </Columns>
    </PageBody>
  );
}
