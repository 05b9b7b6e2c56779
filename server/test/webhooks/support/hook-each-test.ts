import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createHookedWorld, type HookedWorld, type Made } from "./hooked-world.ts";
import { createReceiver, type Receiver } from "./receiver.ts";

/** For the tests of a file a world, and for each of them a receiver; the webhooks that it adds are gone after it. */
export function hookEachTest() {
  let hooked: HookedWorld;
  let receiver: Receiver;
  const made: Made[] = [];
  beforeAll(async () => {
    hooked = await createHookedWorld();
  });
  beforeEach(async () => {
    receiver = await createReceiver();
  });
  afterEach(async () => {
    await receiver.close();
    for (const { id } of made.splice(0)) await hooked.admin.delete(`${hooked.path}/${id}`);
  });
  afterAll(() => hooked.portal.close());
  return {
    now: () => ({ hooked, receiver }),
    add: async (url: string, fields: object = {}): Promise<Made> => {
      const one = await hooked.add(url, fields);
      made.push(one);
      return one;
    },
  };
}
