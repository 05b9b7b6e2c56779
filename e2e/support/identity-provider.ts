import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { address } from "./address.ts";

const program = join(import.meta.dirname, "../../server/test/identity-providers/support/provider-program.ts");

export const providerClient = { clientId: "runko", clientSecret: "a secret between two of us" };

/** A real identity provider in a process of its own, which knows the portal of the stories. */
export async function startIdentityProvider() {
  const given = [providerClient.clientId, providerClient.clientSecret, `${address}/login/provider`];
  const child = spawn(process.execPath, ["--import", "tsx", program, ...given], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The provider ended with ${code}`)));
    createInterface(child.stdout).on("line", (line) => line.startsWith("issuer ") && resolve(line.slice(7)));
  });
  return {
    issuer,
    /** Somebody who can sign in there, by the subject. */
    add: (person: { sub: string; email: string; [claim: string]: unknown }) =>
      fetch(`${issuer}/people`, { method: "POST", body: JSON.stringify(person) }),
    stop: () => child.kill(),
  };
}
