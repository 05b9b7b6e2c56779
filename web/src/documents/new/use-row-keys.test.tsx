// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { searchedText } from "../list/list-filter.ts";
import { useRowKeys } from "./use-row-keys.ts";

const take = vi.fn<(row: string) => void>();

type SearchProps = { text: string; found: readonly string[] | undefined };

function Search({ text, found }: SearchProps) {
  const keys = useRowKeys({ found, searched: searchedText(text), searchedOf: searchedText, take });
  return (
    <div {...keys}>
      <input />
      <ul>
        {found?.map((row) => (
          <li key={row}>
            <a href={`#${row}`}>{row}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The search with `text` looked for; `learn` is a later text or answer. */
function open(text: string, found: SearchProps["found"]) {
  take.mockClear();
  const { rerender, unmount } = render(<Search text={text} found={found} />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  input.focus();
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return {
    input,
    type,
    enter: () => fireEvent.keyDown(input, { key: "Enter" }),
    learn: (later: string, rows: SearchProps["found"]) => rerender(<Search text={later} found={rows} />),
    close: unmount,
  };
}

test("Enter takes the only row, at once or when the answer comes", () => {
  const now = open("abc", ["a"]);
  now.type(" abc ");
  now.enter();
  expect(take).toHaveBeenCalledExactlyOnceWith("a");
  now.close();

  const later = open("", ["a", "b"]);
  later.type("abc");
  later.enter();
  later.learn("abc", undefined);
  expect(take).not.toHaveBeenCalled();
  later.learn("abc", ["a"]);
  expect(take).toHaveBeenCalledExactlyOnceWith("a");
  later.close();
});

test("Enter leads to the first of several rows", () => {
  const { type, enter, close } = open("abc", ["a", "b"]);
  type("abc");
  enter();
  expect([document.activeElement?.textContent, take.mock.calls]).toEqual(["a", []]);
  close();
});

test("who types on stays in the field, also when what was entered is typed again", () => {
  const { input, type, enter, learn, close } = open("abc", undefined);
  type("abc");
  enter();
  type("abcd");
  learn("abc", ["a", "b"]);
  expect(document.activeElement).toBe(input);
  learn("abcd", undefined);
  type("abc");
  learn("abc", ["a"]);
  expect(take).not.toHaveBeenCalled();
  close();
});

test("who has left the field is not led anywhere", () => {
  const { input, type, enter, learn, close } = open("abc", undefined);
  type("abc");
  enter();
  input.blur();
  learn("abc", ["a"]);
  input.focus();
  learn("abc", ["b"]);
  expect(take).not.toHaveBeenCalled();
  close();
});

test.each(["ab", "", "  "])("Enter on %j, which is not looked for, takes nothing", (typed) => {
  const { input, type, enter, close } = open(typed.trim(), ["a"]);
  type(typed);
  enter();
  expect([take.mock.calls, document.activeElement]).toEqual([[], input]);
  close();
});
