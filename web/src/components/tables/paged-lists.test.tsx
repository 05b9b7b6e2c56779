// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { address } from "../../addresses/address.ts";
import { pages } from "../../addresses/list-parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { GuardedRouter } from "../../leaving/guarded-router.tsx";
import { appTheme } from "../../theme/app-theme.ts";
import { PagedRows } from "./paged-rows.tsx";
import { PagedTable } from "./paged-table.tsx";
import { rangeOf, pageSizes, type Page } from "./pages.ts";
import { PlainTable } from "./plain-table.tsx";
import type { Listed } from "./use-list.ts";

const pageAddress = address(pages);
const none = "Ei rivejä";
const words = texts.common.pagination;

type Row = { id: string; note: string };
const columns = [
  { id: "id", header: "Tunnus", cell: ({ id }: Row) => id },
  { id: "note", header: "Lisätieto", cell: ({ note }: Row) => note },
];
const all: readonly Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: `rivi ${index + 1}`,
  note: index === 29 ? "viimeinen" : "",
}));

const answer = (part: Partial<Listed<Row>>): Listed<Row> => ({
  rows: undefined,
  total: undefined,
  error: null,
  busy: false,
  refetch: () => {},
  ...part,
});

/** The server's answer to a page of these rows. */
const pageOf = (rows: readonly Row[], url: Page) => {
  const { from, to } = rangeOf(url, rows.length);
  return answer({ rows: rows.slice(Math.max(0, from - 1), to), total: rows.length });
};

type ListProps = { listOf: (url: Page) => Listed<Row>; counted?: string };

function Rows({ listOf, counted }: ListProps) {
  const at = useAddress(pageAddress);
  return (
    <PagedRows at={at} list={listOf(at.url)} sizes={pageSizes} empty={none} {...(counted && { overCounted: counted })}>
      {(rows) => <PlainTable label="Rivit" columns={columns} rows={rows} rowId={({ id }) => id} />}
    </PagedRows>
  );
}

function Table({ listOf }: ListProps) {
  const at = useAddress(pageAddress);
  return (
    <PagedTable
      at={at}
      list={listOf(at.url)}
      header={<h1>Rivit</h1>}
      toolbar={null}
      label="Rivit"
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/rivit/${id}`}
      rowLabel={({ id }) => id}
      empty={{ text: none }}
    />
  );
}

const shapes = [
  ["rows", Rows],
  ["a table", Table],
] as const;

function show(query: string, page: ReactNode) {
  history.replaceState(null, "", `/rivit${query}`);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ThemeProvider theme={appTheme("original", "light")}>
        <GuardedRouter>{children}</GuardedRouter>
      </ThemeProvider>
    </StrictMode>
  );
  return render(page, { wrapper });
}

let narrow = false;
beforeEach(() => {
  narrow = false;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return narrow;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

test.each(shapes)("%s of a page that is gone are those of the last one, and the ways to the others stay", (_, List) => {
  show("?page=9", <List listOf={(url) => pageOf(all, url)} />);
  expect(location.search).toBe("?page=2");
  expect(screen.getByText("rivi 30")).toBeDefined();
  expect(screen.getByText(words.range(26, 30, 30))).toBeDefined();
  fireEvent.click(screen.getByLabelText(words.previous));
  expect(location.search).toBe("");
  expect(screen.getByText("rivi 1")).toBeDefined();
});

test.each(shapes)("%s are not said to be none while the last page is on its way", (_, List) => {
  show("?page=2", <List listOf={() => answer({ rows: [], total: 30, stale: true, busy: true })} />);
  expect(screen.queryByText(none)).toBeNull();
  expect(location.search).toBe("?page=2");
});

test.each(shapes)("the rows before these do not tell %s that their page is gone", (_, List) => {
  show("?page=2", <List listOf={() => answer({ rows: all.slice(0, 3), total: 3, stale: true, busy: true })} />);
  expect(location.search).toBe("?page=2");
  expect(screen.getByText("rivi 3")).toBeDefined();
});

test.each(shapes)("%s of another filter are said to be on their way", (_, List) => {
  show("", <List listOf={() => answer({ rows: all.slice(0, 3), total: 3, stale: true, busy: true })} />);
  expect(screen.getByText("rivi 3").closest("[aria-busy=true]")).not.toBeNull();
});

test.each(shapes)("%s that are not there are said to be none", (_, List) => {
  show("", <List listOf={(url) => pageOf([], url)} />);
  expect(screen.getByText(none)).toBeDefined();
});

test.each(shapes)("%s that cannot be fetched are asked for once more", (_, List) => {
  const refetch = vi.fn<() => void>();
  show("", <List listOf={() => answer({ error: new Error("refused"), refetch })} />);
  expect(screen.queryByText(none)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: texts.common.tryAgain }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("what is counted no further says so, and its last page is the last that is counted", () => {
  const over = "Tarkenna hakua";
  const { unmount } = show("", <Rows counted={over} listOf={() => answer({ rows: all.slice(0, 25), total: 1001 })} />);
  expect(screen.getByText(over)).toBeDefined();
  expect(screen.getByText(words.range(1, 25, 1000))).toBeDefined();
  unmount();
  show("?page=90", <Rows counted={over} listOf={({ page }) => answer({ rows: page > 40 ? [] : all, total: 1001 })} />);
  expect(location.search).toBe("?page=40");
});

test("on a phone a row is a card that tells what says something", () => {
  const shown = () => screen.queryAllByText("Lisätieto").length;
  const { unmount } = show("?page=2", <Rows listOf={(url) => pageOf(all, url)} />);
  expect(screen.getByRole("table")).toBeDefined();
  expect(shown()).toBe(1);
  unmount();
  narrow = true;
  show("?page=2", <Rows listOf={(url) => pageOf(all, url)} />);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(shown()).toBe(1);
  expect(screen.getByText("viimeinen")).toBeDefined();
});
