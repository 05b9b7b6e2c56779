import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const client = { clientId: "runko", clientSecret: "a secret between two of us" };

export type RunningProvider = { issuer: string; stop: () => Promise<void> };

/** A real provider in a process of its own, whose client is ours. */
export async function startProvider(redirectUri: string, way = "client_secret_basic"): Promise<RunningProvider> {
  const program = fileURLToPath(new URL("provider-program.ts", import.meta.url));
  const given = [client.clientId, client.clientSecret, redirectUri, way];
  const child = spawn(process.execPath, ["--import", "tsx", program, ...given], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (part) => (said += String(part)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const issuer = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The provider ended with ${code}: ${said}`)));
    createInterface(child.stdout).on("line", (line) => line.startsWith("issuer ") && resolve(line.slice(7)));
  });
  return {
    issuer,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Signs in there as a browser would, with these claims, and answers where it leads back to. */
export async function signIn(url: string, claims: { sub: string }): Promise<URL> {
  const cookies = new Map<string, string>();
  const ask = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return { location: response.headers.get("location"), text: await response.text(), status: response.status };
  };
  const { origin } = new URL(url);
  await fetch(`${origin}/people`, { method: "POST", body: JSON.stringify(claims) });
  let next = url;
  for (let steps = 0; steps < 12; steps += 1) {
    const { location, text, status } = await ask(next);
    if (location === null) {
      const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1];
      const action = /action="([^"]+)"/.exec(text)?.[1];
      if (prompt === undefined || action === undefined) throw new Error(`${status}: ${text}`);
      const login: Record<string, string> = prompt === "login" ? { login: claims.sub, password: "any" } : {};
      const given = await ask(new URL(action, origin).href, { prompt, ...login });
      next = new URL(given.location ?? "", origin).href;
    } else next = new URL(location, origin).href;
    if (!next.startsWith(origin)) return new URL(next);
  }
  throw new Error("The provider leads nowhere");
}
