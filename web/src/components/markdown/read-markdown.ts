import { lexer, type MarkedToken, type Token } from "marked";

const isKnown = (token: Token): token is MarkedToken => token.type in known;

const known: Record<MarkedToken["type"], true> = {
  blockquote: true,
  br: true,
  checkbox: true,
  code: true,
  codespan: true,
  def: true,
  del: true,
  em: true,
  escape: true,
  heading: true,
  hr: true,
  html: true,
  image: true,
  link: true,
  list: true,
  list_item: true,
  paragraph: true,
  space: true,
  strong: true,
  table: true,
  text: true,
};

/** The tokens that the renderer knows by name. */
export const knownTokens = (tokens: readonly Token[] | undefined): MarkedToken[] => (tokens ?? []).filter(isKnown);

/** What stands in a text, block by block. One that nests too deeply to be read is a paragraph of what was written. */
export function readMarkdown(text: string): MarkedToken[] {
  try {
    return knownTokens(lexer(text));
  } catch {
    return [{ type: "html", raw: text, text, pre: false, block: true }];
  }
}
