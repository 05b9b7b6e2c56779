import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
  type DiscoveryRequestOptions,
} from "openid-client";
import type { AppContext } from "../app-context.ts";
import { fetchOutside } from "../platform/outside/fetch-outside.ts";

/** Where a client of ours is registered, and by what it proves itself. */
export type ClientAt = { issuer: string; clientId: string; clientSecret: string };

export type Providers = {
  /** Whether an identity provider answers there, as this address. */
  answers: (issuer: string) => Promise<boolean>;
  /** The client there, ready to be used; throws when the provider cannot be asked. */
  open: (client: ClientAt) => Promise<Configuration>;
};

const KNOWN_MS = 10 * 60_000;
/** So that a provider that is away is not waited for by everyone anew. */
const AWAY_MS = 5000;
const MOST_KNOWN = 500;
const CLOCK_OFF_SECONDS = 30;

/** By what the provider takes, the plainer way first; unsaid means the header. */
const authentication =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const takes = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const way = takes.includes("client_secret_basic") ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    way(server, ...rest);
  };

/** The identity providers that this process has asked, each known for a while. */
export function createProviders({ config, clock }: Pick<AppContext, "config" | "clock">): Providers {
  const inside = config.insideProviders;
  const fetch: CustomFetch = (url, { body, ...options }) =>
    fetchOutside(new Request(url, { ...options, body: body ?? null } as RequestInit), { inside });
  const options: DiscoveryRequestOptions = {
    [customFetch]: fetch,
    execute: [enableNonRepudiationChecks, ...(inside ? [allowInsecureRequests] : [])],
  };
  const discover = ({ issuer, clientId, clientSecret }: ClientAt): Promise<Configuration> =>
    discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [clockTolerance]: CLOCK_OFF_SECONDS },
      authentication(clientSecret),
      options,
    );
  const known = new Map<string, { until: number; opened: Promise<Configuration> }>();
  return {
    answers: (issuer) =>
      discover({ issuer, clientId: "-", clientSecret: "-" }).then(
        () => true,
        () => false,
      ),
    open(client) {
      const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
      const now = clock.now().getTime();
      const before = known.get(key);
      if (before && before.until > now) return before.opened;
      if (known.size >= MOST_KNOWN) known.clear();
      const entry = { until: now + KNOWN_MS, opened: discover(client) };
      entry.opened.catch(() => {
        entry.until = clock.now().getTime() + AWAY_MS;
      });
      known.set(key, entry);
      return entry.opened;
    },
  };
}
