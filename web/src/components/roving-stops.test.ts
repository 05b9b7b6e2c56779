// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { rovingStops } from "./roving-stops.ts";

const framed = (content: string) => {
  const frame = document.createElement("nav");
  frame.innerHTML = content;
  document.body.append(frame);
  return frame;
};
const stopsOf = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>("a, button")].filter(({ tabIndex }) => tabIndex === 0).map(({ id }) => id);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

it("is one stop of Tab, the page that is open first, and arrows go on from there", () => {
  const frame = framed(
    `<a id="one" href="/1"></a><a id="two" href="/2" aria-current="page"></a><button id="three"></button>`,
  );
  const end = rovingStops("a, button")(frame);
  expect(stopsOf(frame)).toEqual(["two"]);
  document.getElementById("two")?.focus();
  press("ArrowDown");
  expect(document.activeElement?.id).toBe("three");
  expect(stopsOf(frame)).toEqual(["three"]);
  press("ArrowDown");
  expect(document.activeElement?.id).toBe("three");
  press("Home");
  expect(stopsOf(frame)).toEqual(["one"]);
  press("ArrowLeft");
  press("End");
  expect(document.activeElement?.id).toBe("three");
  end?.();
  press("Home");
  expect(document.activeElement?.id).toBe("three");
});

it("holds what comes later, and another when the one that it held has gone", async () => {
  const frame = framed(`<a id="first" href="/1"></a>`);
  rovingStops("a, button")(frame);
  frame.insertAdjacentHTML("beforeend", `<a id="late" href="/2"></a>`);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(stopsOf(frame)).toEqual(["first"]);
  document.getElementById("first")?.remove();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(stopsOf(frame)).toEqual(["late"]);
});

it("passes what is folded, and holds none of it", async () => {
  const frame = framed(
    `<a id="above" href="/1"></a><div id="folded" hidden><a id="hidden" href="/2" aria-current="page"></a></div><a id="below" href="/3"></a>`,
  );
  // This document lays nothing out.
  const folded = document.getElementById("hidden");
  if (folded) folded.checkVisibility = () => !document.getElementById("folded")?.hidden;
  rovingStops("a, button")(frame);
  expect(stopsOf(frame)).toEqual(["above"]);
  document.getElementById("above")?.focus();
  press("ArrowDown");
  expect(document.activeElement?.id).toBe("below");
  document.getElementById("folded")?.removeAttribute("hidden");
  await new Promise((resolve) => setTimeout(resolve, 0));
  press("ArrowUp");
  expect(document.activeElement?.id).toBe("hidden");
});
