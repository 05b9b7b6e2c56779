import { isOwnLink, safeLink } from "@runko/domain/values/safe-link";
import type { MarkedToken, Token } from "marked";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { inOrder } from "./in-order.ts";
import { knownTokens } from "./read-markdown.ts";

/** Deeper than anyone writes on purpose. */
const DEEPEST = 12;

function LinkTo({ href, children }: { href: string; children: ReactNode }) {
  const safe = safeLink(href);
  if (safe === null) return children;
  if (isOwnLink(safe)) return <Link to={safe}>{children}</Link>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function inlineElement(token: MarkedToken, depth: number): ReactNode {
  const inside = () => inlineElements("tokens" in token ? token.tokens : undefined, depth + 1);
  switch (token.type) {
    case "strong":
      return <strong>{inside()}</strong>;
    case "em":
      return <em>{inside()}</em>;
    case "del":
      return <del>{inside()}</del>;
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <LinkTo href={token.href}>{inside()}</LinkTo>;
    case "image":
      return token.text;
    case "text":
      return token.tokens ? inside() : token.text;
    case "escape":
      return token.text;
    default:
      return token.raw;
  }
}

/** What stands within a line: emphasis, code and links that lead somewhere harmless. Pictures are told by their words. */
export function inlineElements(tokens: readonly Token[] | undefined, depth = 0): ReactNode {
  if (depth > DEEPEST) return (tokens ?? []).map(({ raw }) => raw).join("");
  return inOrder(knownTokens(tokens).map((token) => inlineElement(token, depth)));
}
