import type { MarkedToken, Tokens } from "marked";
import type { ReactNode } from "react";
import { inOrder } from "./in-order.ts";
import { inlineElements } from "./inline-elements.tsx";
import { knownTokens } from "./read-markdown.ts";

/** Deeper than anyone writes on purpose. */
const DEEPEST = 12;

const listItem = (item: Tokens.ListItem, depth: number): ReactNode => (
  <li>{blockElements(knownTokens(item.tokens), depth)}</li>
);
const headCell = ({ tokens }: Tokens.TableCell): ReactNode => <th scope="col">{inlineElements(tokens)}</th>;
const cell = ({ tokens }: Tokens.TableCell): ReactNode => <td>{inlineElements(tokens)}</td>;
const tableRow = (row: readonly Tokens.TableCell[]): ReactNode => <tr>{inOrder(row.map(cell))}</tr>;

function listElement(list: Tokens.List, depth: number): ReactNode {
  const items = inOrder(list.items.map((item) => listItem(item, depth)));
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

const tableElement = ({ header, rows }: Tokens.Table): ReactNode => (
  <table>
    <thead>
      <tr>{inOrder(header.map(headCell))}</tr>
    </thead>
    <tbody>{inOrder(rows.map(tableRow))}</tbody>
  </table>
);

function blockElement(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case "heading":
      return token.depth <= 2 ? <h3>{inlineElements(token.tokens)}</h3> : <h4>{inlineElements(token.tokens)}</h4>;
    case "paragraph":
      return <p>{inlineElements(token.tokens)}</p>;
    case "text":
      return token.tokens ? inlineElements(token.tokens) : token.text;
    case "list":
      return listElement(token, depth + 1);
    case "blockquote":
      return <blockquote>{blockElements(knownTokens(token.tokens), depth + 1)}</blockquote>;
    case "code":
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case "hr":
      return <hr />;
    case "table":
      return tableElement(token);
    case "space":
    case "def":
      return null;
    default:
      return <p>{token.raw}</p>;
  }
}

/** Paragraphs, headings, lists, quotations, code and tables; HTML is shown as the text that it is. */
export function blockElements(tokens: readonly MarkedToken[], depth = 0): ReactNode {
  if (depth > DEEPEST) return tokens.map(({ raw }) => raw).join("");
  return inOrder(tokens.map((token) => blockElement(token, depth)));
}
