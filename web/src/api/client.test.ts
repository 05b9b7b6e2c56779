import { afterEach, expect, test, vi } from "vitest";
import { askedProof } from "./ask-proof.ts";
import { api } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

const proofRequired = () =>
  new Response(JSON.stringify({ code: "PROOF_REQUIRED" }), {
    status: 403,
    headers: { "content-type": "application/problem+json" },
  });

/** Answers with these in turn, and keeps what was sent. */
function stubFetch(...answers: Response[]) {
  const sent: string[] = [];
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("fetch", async (request: Request) => {
    const form = await request.formData();
    sent.push(`${request.method} ${await (form.get("file") as File).text()}`);
    return answers.shift();
  });
  return sent;
}

function exportCompared() {
  const form = new FormData();
  form.set("metadata", "{}");
  form.set("file", new File(["CID\nX"], "lasku.csv"));
  return api.POST("/organizations/{id}/roles/{role}/connections/reconciliation/export", {
    baseUrl: "http://localhost/api",
    params: { path: { id: "01900000-0000-7000-8000-000000000000", role: "SUBSCRIBER" } },
    body: form as never,
    bodySerializer: () => form,
    parseAs: "text",
  });
}

test("what asks a proof is sent again with its file once the proof was given (0189)", async () => {
  const sent = stubFetch(proofRequired(), new Response("rivit"));
  const going = exportCompared();
  await vi.waitFor(() => expect(askedProof.read()).toBeDefined());
  askedProof.read()?.settle(true);
  expect((await going).data).toBe("rivit");
  expect(sent).toEqual(["POST CID\nX", "POST CID\nX"]);
});

test("who closes the dialog is told what is missing", async () => {
  const sent = stubFetch(proofRequired());
  const going = exportCompared();
  await vi.waitFor(() => expect(askedProof.read()).toBeDefined());
  askedProof.read()?.settle(false);
  expect((await going).response.status).toBe(403);
  expect(sent).toHaveLength(1);
});
