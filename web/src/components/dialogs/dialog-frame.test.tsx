// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import DialogFrame from "./dialog-frame.tsx";

const open = (content: ReactNode) =>
  render(
    <DialogFrame open title="Kysymys" onClose={() => undefined} actions={<button type="button">Keskeytä</button>}>
      {content}
    </DialogFrame>,
  );

test("a dialog begins in its first field that can be filled in", () => {
  open(
    <>
      <input type="hidden" />
      <input disabled />
      <textarea aria-label="Syy" />
      <input />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Syy"));
});

test("one that only asks begins in none of its buttons", () => {
  open(<p>Poistetaanko?</p>);
  expect(document.activeElement?.textContent).toContain("Poistetaanko?");
  expect(document.activeElement?.tagName).not.toBe("BUTTON");
});
