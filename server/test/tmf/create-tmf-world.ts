import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { callTmf, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

export type TmfWorld = { portal: TestApp; world: World; buyer: TmfCaller; seller: TmfCaller };

/** A subscriber and its supplier in a portal of their own, each with a client that may do all that clients may. */
export async function createTmfWorld(): Promise<TmfWorld> {
  const portal = await createTestApp();
  const world = await addPair(portal);
  const clientOf = async (organization: { id: string }) =>
    callTmf(portal, (await makeApiClient(portal.db, organization)).token);
  return { portal, world, buyer: await clientOf(world.subscriber), seller: await clientOf(world.supplier) };
}

/** What a caller makes by a body that is right. */
export async function made<Body extends TmfJson>(caller: TmfCaller, path: string, body: TmfJson): Promise<Body> {
  const answer = await caller.post<Body>(path, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** What becomes of it by a merge patch that is right. */
export async function patched<Body extends TmfJson>(
  caller: TmfCaller,
  path: string,
  { id }: { id: string },
  body: TmfJson,
): Promise<Body> {
  const answer = await caller.patch<Body>(`${path}/${id}`, body, { "content-type": "application/merge-patch+json" });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
