import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { expect, test } from "vitest";
import { addressedAction, askedEditing, documentAddress, editingOf } from "./document-url.ts";

const query = (text: string) => new URLSearchParams(text);
const asked = (text: string, ...rest: [allowed: readonly DocumentAction[], begun?: "edit"]) =>
  askedEditing(documentAddress.read(query(text)), ...rest);

test("a plain address is for reading", () => expect(asked("mode=view", ["edit"])).toBeUndefined());

test("an address that asks to edit means what this party may edit", () => {
  expect(asked("mode=edit", ["edit", "cancel"])).toBe("edit");
  expect(asked("mode=edit", ["editAnswer", "confirm"])).toBe("editAnswer");
  expect(asked("mode=edit&action=confirm", ["confirm"])).toBe("confirm");
  expect(asked("mode=edit&action=archive", ["edit"])).toBe("edit");
  expect(asked("mode=edit", ["editAnswer"], "edit")).toBe("edit");
});

test.each(["edit", "editAnswer", "confirm", "signReady"] as const)("%s is written and read back", (action) => {
  const written = documentAddress.change(query("from=list"), editingOf(action));
  expect(asked(String(written), [])).toBe(action === "edit" ? "editAnswer" : action);
  expect(asked(String(written), [action])).toBe(action);
  expect(documentAddress.change(written, editingOf(undefined)).toString()).toBe("from=list");
});

test("mode=cancel and mode=new ask for what the party may do, or name what is refused (F16, §2)", () => {
  expect(addressedAction("cancel", ["edit", "cancel"])).toEqual({ action: "cancel", allowed: true });
  expect(addressedAction("cancel", ["cancelBySupplier"])).toEqual({ action: "cancelBySupplier", allowed: true });
  expect(addressedAction("cancel", ["copy"])).toEqual({ action: "cancel", allowed: false });
  expect(addressedAction("new", ["copy"])).toEqual({ action: "copy", allowed: true });
  expect(addressedAction(undefined, ["cancel", "copy"])).toEqual({ action: undefined, allowed: false });
});
