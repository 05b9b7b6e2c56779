import { fileMaxSize } from "@runko/domain/attachments/file-limits";
import { describe, expect, it } from "vitest";
import { changeUploads, nextUploads, type Upload, type UploadChange } from "./uploads.ts";

const file = (name: string, size = 1) => ({ name, size }) as File;
const after = (...changes: UploadChange[]) =>
  changes.reduce<readonly Upload[]>((uploads, change) => changeUploads(uploads, change), []);
const chosen = (...files: File[]): UploadChange => ({ kind: "chosen", files, firstKey: 1 });

describe("uploads", () => {
  it("refuse before sending what is too large or empty", () => {
    const uploads = after(chosen(file("a", fileMaxSize), file("b", fileMaxSize + 1), file("c", 0)));
    expect(uploads.map(({ state }) => state)).toEqual(["waiting", "refused", "refused"]);
    expect(uploads.map(({ refusal }) => refusal)).toEqual([
      undefined,
      { code: "FILE_TOO_LARGE", params: { max: 20 } },
      { code: "FILE_EMPTY" },
    ]);
    expect(nextUploads(uploads).map(({ key }) => key)).toEqual([1]);
  });

  it("go two at a time, in the order of choosing", () => {
    const files = chosen(file("a"), file("b"), file("c"));
    expect(nextUploads(after(files)).map(({ key }) => key)).toEqual([1, 2]);
    expect(nextUploads(after(files, { kind: "begun", key: 1 })).map(({ key }) => key)).toEqual([2]);
    const both = after(files, { kind: "begun", key: 1 }, { kind: "begun", key: 2 });
    expect(nextUploads(both)).toEqual([]);
    expect(nextUploads(changeUploads(both, { kind: "cancelled", key: 2 })).map(({ key }) => key)).toEqual([3]);
  });

  it("are tried again from the beginning, and forgotten when removed", () => {
    const failed = after(
      chosen(file("a")),
      { kind: "begun", key: 1 },
      { kind: "progressed", key: 1, progress: 0.5 },
      { kind: "failed", key: 1, reason: "why" },
    );
    expect(failed[0]).toMatchObject({ state: "failed", reason: "why" });
    const again = changeUploads(failed, { kind: "retried", key: 1 });
    expect(again[0]).toMatchObject({ state: "waiting", progress: 0, reason: undefined });
    expect(changeUploads(again, { kind: "removed", key: 1 })).toEqual([]);
  });
});
