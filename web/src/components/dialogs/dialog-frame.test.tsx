// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import DialogFrame from "./dialog-frame.tsx";

const dialog = (content: ReactNode) => (
  <DialogFrame open title="Kysymys" onClose={() => undefined} actions={<button type="button">Keskeytä</button>}>
    {content}
  </DialogFrame>
);
const open = (content: ReactNode) => render(dialog(content));

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

test("one whose fields are fetched begins in the first of them as it comes", async () => {
  const { rerender } = open(<p>Haetaan</p>);
  rerender(dialog(<select aria-label="Käsittelijä" />));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Käsittelijä")));
});

test("what comes later takes no focus from a reader who has gone on", async () => {
  const { rerender } = open(<p>Haetaan</p>);
  screen.getByText("Keskeytä").focus();
  rerender(dialog(<select aria-label="Käsittelijä" />));
  await new Promise((go) => setTimeout(go));
  expect(document.activeElement).toBe(screen.getByText("Keskeytä"));
});
