// @vitest-environment happy-dom
import { texts } from "@runko/domain/texts/texts";
import { ThemeProvider } from "@mui/material/styles";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { address } from "../addresses/address.ts";
import { idOf, textOf } from "../addresses/parts.ts";
import { useAddress } from "../addresses/use-address.ts";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { appTheme } from "../theme/app-theme.ts";
import UnknownParameters from "./unknown-parameters.tsx";

const pageAddress = address({ text: textOf("q") });
const partAddress = address({ draft: idOf("draft") }, { shared: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Part() {
  useAddress(partAddress);
  return null;
}

/** A page of which a part comes when it is told to. */
function mount(query: string) {
  function Page() {
    useAddress(pageAddress);
    const [isHere, setHere] = useState(false);
    return isHere ? (
      <Part />
    ) : (
      <button type="button" onClick={() => setHere(true)}>
        <SkeletonBlock />
      </button>
    );
  }
  render(
    <ThemeProvider theme={appTheme("original", "light")}>
      <MemoryRouter initialEntries={[`/page?${query}`]}>
        <main>
          <UnknownParameters />
          <Page />
        </main>
      </MemoryRouter>
    </ThemeProvider>,
  );
  const wait = () => act(() => vi.advanceTimersByTime(10_000));
  return {
    come: () => fireEvent.click(screen.getByRole("button")),
    wait,
    told: (name: string) => screen.queryByText(texts.shell.unknownParameters.told([name])),
  };
}

test("nothing is told while a part that may read it is on its way, nor what that part reads", () => {
  const { come, wait, told } = mount("q=oy&draft=3");
  wait();
  expect(told("draft")).toBeNull();
  come();
  wait();
  expect(told("draft")).toBeNull();
});

test("what nothing reads is told once the page is there", () => {
  const { come, wait, told } = mount("q=oy&state=READY");
  wait();
  come();
  wait();
  expect(told("state")).not.toBeNull();
});
