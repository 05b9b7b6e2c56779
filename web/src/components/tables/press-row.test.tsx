// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { rowPresses } from "./press-row.ts";

const opened = vi.fn<(held: boolean) => void>();
const pressed = vi.fn<() => void>();

function Row() {
  return (
    <table>
      <tbody>
        <tr {...rowPresses}>
          <td>
            <a
              href="#7"
              data-row-link=""
              onClick={(event) => {
                event.preventDefault();
                opened(event.ctrlKey);
              }}
            >
              7
            </a>
          </td>
          <td>Aurakatu 100</td>
          <td>
            <button type="button" onClick={pressed}>
              Merkitse
            </button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

beforeEach(() => {
  opened.mockClear();
  pressed.mockClear();
  vi.stubGlobal("getSelection", () => ({ isCollapsed: true }));
});

test("a press anywhere on a row is a press on its link, with the keys that were held, once", () => {
  render(<Row />);
  fireEvent.click(screen.getByText("Aurakatu 100"));
  fireEvent.click(screen.getByText("Aurakatu 100"), { ctrlKey: true });
  fireEvent.click(screen.getByText("7"));
  expect(opened.mock.calls).toEqual([[false], [true], [false]]);
});

test("what takes its own presses keeps them", () => {
  render(<Row />);
  fireEvent.click(screen.getByText("Merkitse"));
  expect(pressed).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

test("text that has been selected in a row opens nothing", () => {
  vi.stubGlobal("getSelection", () => ({ isCollapsed: false }));
  render(<Row />);
  fireEvent.click(screen.getByText("Aurakatu 100"));
  expect(opened).not.toHaveBeenCalled();
});

test("the middle button opens the document in a tab of its own", () => {
  const open = vi.fn<(url: string, name: string) => void>();
  vi.stubGlobal("open", open);
  render(<Row />);
  fireEvent(screen.getByText("Aurakatu 100"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  expect(open.mock.calls[0]?.slice(0, 2)).toEqual([expect.stringMatching(/#7$/), "_blank"]);
  expect(opened).not.toHaveBeenCalled();
});
