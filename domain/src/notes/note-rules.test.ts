import { expect, it } from "vitest";
import { actorNames, cast, documentOf } from "../../test/grid/grid-cast.ts";
import { checkNote, noteLength, refusalToNotes } from "./note-rules.ts";

it("lets each party keep its own notes, and no neighbour of a chain", () => {
  const order = documentOf("Order", "OPEN");
  const own = actorNames.filter((name) => refusalToNotes(cast[name], order) === null);
  expect(own).toEqual(expect.arrayContaining(["subscriber", "supplier"]));
  for (const other of ["otherSubscriber", "otherSupplier", "otherFaultHandler", "forwarder"] as const)
    expect(own).not.toContain(other);
});

it("asks for some text, of a length that is read", () => {
  const codes = (content?: string) => checkNote({ content }).map(({ path, code }) => `${path} ${code}`);
  expect(codes()).toEqual(["content REQUIRED"]);
  expect(codes(" \n ")).toEqual(["content REQUIRED"]);
  expect(codes("x".repeat(noteLength))).toEqual([]);
  expect(codes("x".repeat(noteLength + 1))).toEqual(["content TOO_LONG"]);
  expect(codes("a\u0000b")).toEqual(["content INVALID_VALUE"]);
});
