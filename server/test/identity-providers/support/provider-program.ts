import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Provider } from "oidc-provider";

/** An identity provider with one client, whose people are told to it: by their subjects they sign in. */
const [clientId = "", clientSecret = "", redirectUri = "", way = "client_secret_basic"] = process.argv.slice(2);

/** By subject. */
const people = new Map<string, object>();

const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: way,
      },
    ],
    clientAuthMethods: [way],
    pkce: { required: () => true },
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name", "name"] },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
  });
  const serve = provider.callback();
  const learn = async (request: IncomingMessage, response: ServerResponse) => {
    const person = (await json(request)) as { sub: string };
    people.set(person.sub, person);
    response.end();
  };
  server.on("request", (request, response) => {
    if (request.url === "/people") void learn(request, response);
    else serve(request, response);
  });
  console.log(`issuer ${issuer}`);
});
