import { expect, test } from "vitest";
import { addressedAction, readEditing, writeEditing } from "./editing-url.ts";

const query = (text: string) => new URLSearchParams(text);

test("a plain address is for reading", () => expect(readEditing(query("mode=view"), ["edit"])).toBeUndefined());

test("an address that asks to edit means what this party may edit", () => {
  expect(readEditing(query("mode=edit"), ["edit", "cancel"])).toBe("edit");
  expect(readEditing(query("mode=edit"), ["editAnswer", "confirm"])).toBe("editAnswer");
  expect(readEditing(query("mode=edit&action=confirm"), ["confirm"])).toBe("confirm");
  expect(readEditing(query("mode=edit&action=archive"), ["edit"])).toBe("edit");
  expect(readEditing(query("mode=edit"), ["editAnswer"], "edit")).toBe("edit");
});

test.each(["edit", "editAnswer", "confirm", "signReady"] as const)("%s is written and read back", (action) => {
  const written = writeEditing(query("from=list"), action);
  expect(readEditing(written, [])).toBe(action === "edit" ? "editAnswer" : action);
  expect(readEditing(written, [action])).toBe(action);
  expect(writeEditing(written, undefined).toString()).toBe("from=list");
});

test("mode=cancel and mode=new ask for what the party may do, or name what is refused (F16, §2)", () => {
  expect(addressedAction("cancel", ["edit", "cancel"])).toEqual({ action: "cancel", allowed: true });
  expect(addressedAction("cancel", ["cancelBySupplier"])).toEqual({ action: "cancelBySupplier", allowed: true });
  expect(addressedAction("cancel", ["copy"])).toEqual({ action: "cancel", allowed: false });
  expect(addressedAction("new", ["copy"])).toEqual({ action: "copy", allowed: true });
  expect(addressedAction("view", ["cancel", "copy"])).toEqual({ action: undefined, allowed: false });
});
