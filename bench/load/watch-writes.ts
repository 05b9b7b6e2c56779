import { Agent } from "node:http";
import { askingOf, type Role } from "../calls.ts";
import { send, type Answer } from "../measure-load.ts";
import { chainlessTail } from "../peers/chainless-tail.ts";

type Writing = { url: string; headers: Record<Role, Record<string, string>>; id: number };
type Written = { create: Answer; startProcessing: Answer; returnForCompletion: Answer };

/** Creates an order, begins the handling of an open one and returns it for completion, at one server. */
export async function writeOnce({ url, headers, id }: Writing): Promise<Written> {
  const agent = new Agent();
  const asking = (name: string, role: Role) =>
    askingOf({ name, kind: "write" }, { headers: headers[role], ids: [id], own: [id] })(0);
  const create = await send(agent, url, asking("create order", "SUBSCRIBER")(undefined));
  const next = asking("transition", "SUPPLIER");
  const seen = await send(agent, url, next(undefined));
  const startProcessing = await send(agent, url, next(seen));
  const returnForCompletion = await send(agent, url, next(startProcessing));
  return { create, startProcessing, returnForCompletion };
}

/** What the portal's answers of the writing calls add to the document, which its rules alone can tell. */
export async function watchWrites(writing: Writing): Promise<Record<keyof Written, string>> {
  const { create, startProcessing, returnForCompletion } = await writeOnce(writing);
  return {
    create: chainlessTail(create.body),
    startProcessing: chainlessTail(startProcessing.body),
    returnForCompletion: chainlessTail(returnForCompletion.body),
  };
}
