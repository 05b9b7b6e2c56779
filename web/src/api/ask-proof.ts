import { createStore } from "../storage/create-store.ts";

type Asked = { settle: (given: boolean) => void };

/** What asks for a code now, for who shows the dialog. */
export const askedProof = createStore<Asked | undefined>(undefined);

let waiting: Promise<boolean> | undefined;

/** Asks the user for a code of the second factor; answers whether it was given. Who asks meanwhile waits for the same one. */
export function askForProof(): Promise<boolean> {
  waiting ??= new Promise<boolean>((settle) => askedProof.write({ settle })).finally(() => {
    waiting = undefined;
    askedProof.write(undefined);
  });
  return waiting;
}
