// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSession } from "../api/session-store.ts";
import { appTheme } from "../theme/app-theme.ts";
import { AskLinkForm } from "./ask-link-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import { LoginForm } from "./login-form.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;

/** The page as it stands when it is fetched, as at first and in another language: all that is in memory is gone. */
const open = (form: ReactNode) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ThemeProvider theme={appTheme("original", "light")}>{form}</ThemeProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
const input = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

const { fields } = texts.contact;

test("a request for credentials is as it was typed, until it is sent", async () => {
  const first = open(<ContactForm onSent={nothing} />);
  type(fields.name, "Maija Meikäläinen");
  type(fields.emailAddress, "maija@esimerkki.example");
  type(fields.organizationName, "Esimerkki Oy");
  type(fields.phoneNumber, "+358 40 1234567");
  first.unmount();

  const sent = vi.fn<(emailAddress: string) => void>();
  const second = open(<ContactForm onSent={sent} />);
  expect([input(fields.name).value, input(fields.phoneNumber).value]).toEqual(["Maija Meikäläinen", "+358 40 1234567"]);
  vi.stubGlobal("fetch", async () => Response.json({}));
  fireEvent.submit(input(fields.name));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  second.unmount();

  open(<ContactForm onSent={nothing} />);
  expect(input(fields.name).value).toBe("");
});

test("the address of a login stays, also for who has forgotten the password, until somebody is let in", () => {
  const login = open(<LoginForm onEntered={nothing} />);
  type(texts.login.username, "maija@esimerkki.example");
  login.unmount();
  const ask = open(<AskLinkForm onDone={nothing} />);
  expect(input(texts.passwordReset.email).value).toBe("maija@esimerkki.example");
  ask.unmount();
  act(beginSession);
  open(<LoginForm onEntered={nothing} />);
  expect(input(texts.login.username).value).toBe("");
});
