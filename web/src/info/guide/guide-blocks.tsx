import { styled } from "@mui/material/styles";
import { blockId, manualPictureSize, type GuideBlock } from "@runko/domain/guide/guide";
import { texts } from "@runko/domain/texts/texts";
import { GuideText } from "./guide-text.tsx";
import { pictureUrl } from "./picture-urls.ts";

const Figure = styled("figure")(({ theme }) => ({
  margin: "4px 0",
  "& img": {
    display: "block",
    width: "100%",
    height: "auto",
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  "& figcaption": { marginTop: 4, fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

const Code = styled("pre")(({ theme }) => ({
  margin: 0,
  padding: 12,
  overflowX: "auto",
  fontSize: "0.8125rem",
  background: theme.palette.action.hover,
  borderRadius: theme.shape.borderRadius,
}));

const itemsOf = (items: readonly string[]) =>
  items.map((item) => (
    <li key={item}>
      <GuideText text={item} />
    </li>
  ));

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <GuideText text={block.text} />
        </p>
      );
    case "steps":
      return <ol>{itemsOf(block.items)}</ol>;
    case "points":
      return <ul>{itemsOf(block.items)}</ul>;
    case "code":
      return (
        <Code tabIndex={0}>
          <code>{block.text}</code>
        </Code>
      );
    case "picture":
      return (
        <Figure>
          <a
            href={pictureUrl(block.picture)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.infoGuide.openPicture(block.caption)}
          >
            <img src={pictureUrl(block.picture)} alt={block.caption} loading="lazy" {...manualPictureSize} />
          </a>
          <figcaption aria-hidden>{block.caption}</figcaption>
        </Figure>
      );
  }
}

/** What a chapter of the manual holds, from top to bottom. */
export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return blocks.map((block) => <Block key={blockId(block)} block={block} />);
}
