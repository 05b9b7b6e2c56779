import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { storage } from "../storage/client-storage.ts";
import type { Entrance } from "./choose-organization.ts";
import { enterBy } from "./log-in.ts";

/** Leaves for the identity provider of the address's domain; this tab alone can come back from there. */
export async function leaveForProvider(emailAddress: string): Promise<void> {
  const { url, ticket } = await answer(api.POST("/users/login/provider", { body: { emailAddress } }));
  storage.providerTicket.write(ticket);
  location.assign(url);
}

/** Lets in by what the provider answered, the part of the address behind `?`; once. */
export async function comeFromProvider(answered: string): Promise<Entrance> {
  const ticket = storage.providerTicket.read();
  storage.providerTicket.clear();
  // A link to here that somebody made ends no session: only this tab's own way back begins another.
  if (ticket !== undefined) {
    storage.accessToken.clear();
    storage.loggedIn.clear();
  }
  // One that this tab does not have is refused by the server, which says what to do.
  const body = { ticket: ticket ?? "-", answer: answered };
  return await enterBy((await answer(api.POST("/users/login/provider/answer", { body }))).token);
}
