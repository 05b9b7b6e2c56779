// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { appTheme } from "../theme/app-theme.ts";
import type { Message } from "./api/entities.ts";
import { MessageItem } from "./message-item.tsx";

const message: Partial<Message> = {
  id: "m1",
  received: false,
  readAt: null,
  expired: false,
  answered: false,
  subject: "Ajankohta",
  content: "Sopiiko tiistai?",
  senderName: "Aino",
  sentAt: "2026-11-23T10:00:00Z",
};

const nothing = () => undefined;

test("the address leads to its message once, and again when it is followed anew", () => {
  let redraw: () => void = nothing;
  let follow: () => void = nothing;
  function Page() {
    const [drawing, setDrawing] = useState(0);
    const navigate = useNavigate();
    redraw = () => setDrawing(drawing + 1);
    follow = () => void navigate("/page#m1");
    return (
      <>
        <input />
        <MessageItem
          key={drawing}
          message={{ ...message, senderOrganization: { id: "o", name: "Oy" } } as Message}
          mayMark={false}
          mayWrite={false}
          onMark={nothing}
          onExpire={nothing}
          onReply={nothing}
        />
      </>
    );
  }
  const { container } = render(
    <MemoryRouter initialEntries={["/page#m1"]}>
      <ThemeProvider theme={appTheme("original", "light")}>
        <Page />
      </ThemeProvider>
    </MemoryRouter>,
  );
  const focused = () => document.activeElement?.tagName;
  expect(focused()).toBe("ARTICLE");
  container.querySelector("input")?.focus();
  act(() => redraw());
  expect(focused()).toBe("INPUT");
  act(() => follow());
  expect(focused()).toBe("ARTICLE");
});
