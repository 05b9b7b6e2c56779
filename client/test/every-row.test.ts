import { expect, test } from "vitest";
import { createClient } from "../src/index.ts";

const path = "/organizations/{id}/roles/{role}/events" as const;
const params = { path: { id: "0192a000-0000-7000-8000-000000000065", role: "SUBSCRIBER" as const } };

/** A portal with so many documents, which counts them no further than 1,001 and tells so many at once at most. */
function portalWith(amount: number, most = 500) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { searchParams } = new URL(new Request(input).url);
    const [skip, limit] = [Number(searchParams.get("skip")), Number(searchParams.get("limit"))];
    asked.push(String(skip));
    const rows = Array.from({ length: Math.max(0, Math.min(limit, most, amount - skip)) }, (_, at) => ({
      id: skip + at,
    }));
    return Response.json(rows, { headers: { "x-total-count": String(Math.min(amount, 1001)) } });
  };
  return { asked, client: createClient({ url: "https://portal.example", token: "rnk_test", fetch }) };
}

async function idsOf(client: ReturnType<typeof portalWith>["client"]): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of client.everyRow(path, params)) ids.push(Number(id));
  return ids;
}

test.each([0, 1, 500, 1000, 1001, 1500, 2300])(
  "every one of %i rows is told, however far they are counted",
  async (n) => {
    const { client } = portalWith(n);
    expect(await idsOf(client)).toEqual(Array.from({ length: n }, (_, at) => at));
  },
);

test("rows that are told fewer at once than was asked are all told", async () => {
  const { client } = portalWith(1500, 200);
  expect(await idsOf(client)).toHaveLength(1500);
});

test("where all are counted, nothing is asked for once more", async () => {
  const { asked, client } = portalWith(700);
  await idsOf(client);
  expect(asked).toEqual(["0", "500"]);
});
