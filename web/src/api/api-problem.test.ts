import { texts } from "@runko/domain/texts/texts";
import { describe, expect, it } from "vitest";
import { answer, answerList, answerWithTag } from "./answer.ts";
import { ApiProblem, isTransient, NetworkFailure, problemText } from "./api-problem.ts";

const problem = {
  title: "Lomakkeessa on puutteita",
  detail: "Korjaa kentät",
  status: 422,
  code: "VALIDATION_FAILED",
  errors: [{ path: "firstName", code: "REQUIRED", message: "Vaadittu kenttä" }, { path: 7 }],
  requestId: "req-1",
};

describe("problem", () => {
  it("reads a problem document", () => {
    const read = new ApiProblem(422, problem);
    expect(read).toMatchObject({ status: 422, code: "VALIDATION_FAILED", requestId: "req-1" });
    expect(read.errors).toEqual([{ path: "firstName", code: "REQUIRED", message: "Vaadittu kenttä" }]);
    expect(problemText(read)).toBe("Lomakkeessa on puutteita. Korjaa kentät");
  });

  it.each([undefined, null, "<html>Bad gateway</html>", [], {}])("stays Finnish when the answer is %j", (body) => {
    expect(problemText(new ApiProblem(502, body))).toBe(texts.common.requestFailed(502));
  });

  it("tells what may pass by itself", () => {
    expect(isTransient(new NetworkFailure(new TypeError("fetch failed")))).toBe(true);
    expect(isTransient(new ApiProblem(503, {}))).toBe(true);
    expect(isTransient(new ApiProblem(500, {}))).toBe(false);
    expect(isTransient(new ApiProblem(409, {}))).toBe(false);
    expect(isTransient(new Error("bug"))).toBe(false);
  });
});

describe("answer", () => {
  const settled = (data: unknown, headers: Record<string, string> = {}) =>
    Promise.resolve({ data, response: new Response("{}", { headers }) });

  it("gives the data, the total and the tag", async () => {
    expect(await answer(settled({ id: 1 }))).toEqual({ id: 1 });
    const rows = Promise.resolve({
      data: [1, 2],
      response: new Response("[]", { headers: { "X-Total-Count": "312" } }),
    });
    expect(await answerList(rows)).toEqual({ rows: [1, 2], total: 312 });
    expect(await answerWithTag(settled({}, { ETag: '"3"' }))).toEqual({ data: {}, etag: '"3"' });
  });

  it("counts the rows where the total is not sent", async () => {
    const rows = Promise.resolve({ data: [1, 2], response: new Response("[]") });
    expect(await answerList(rows)).toEqual({ rows: [1, 2], total: 2 });
  });

  it("throws what the server refused, with the request id of the header", async () => {
    const response = new Response("", { status: 409, headers: { "X-Request-Id": "req-2" } });
    await expect(answer(Promise.resolve({ error: { code: "CONFLICT" }, response }))).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
      requestId: "req-2",
    });
  });
});
