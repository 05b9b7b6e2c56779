import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const head = (major: number, size: number) => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const map = (...parts: Buffer[]) => Buffer.concat([head(5, parts.length / 2), ...parts]);
const int = (number: number) => (number < 0 ? head(1, -1 - number) : head(0, number));

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

type Options = { challenge?: unknown; rp?: unknown; rpId?: unknown; user?: unknown };
/** What a forger changes of an honest answer. */
export type Forgery = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  verified?: boolean;
  userHandle?: string;
  tampered?: boolean;
};

/** An authenticator with one passkey, which counts its uses and verifies its user. */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = "";
  const id = credentialId.toString("base64url");
  const clientData = (type: string, { challenge }: Options, forged: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const dataOf = (rpId: string, flags: number, forged: Forgery) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? counter);
    const seen = PRESENT | (forged.verified === false ? 0 : VERIFIED) | flags;
    return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.from([seen]), count]);
  };
  const answered = { id, rawId: id, type: "public-key" as const };

  return {
    id,
    /** Makes the passkey that is asked for. */
    create(options: Options, forged: Forgery = {}) {
      userHandle = (options.user as { id: string }).id;
      const key = map(
        int(1),
        int(2),
        int(3),
        int(-7),
        int(-1),
        int(1),
        int(-2),
        bytes(Buffer.from(x, "base64url")),
        int(-3),
        bytes(Buffer.from(y, "base64url")),
      );
      const size = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        dataOf((options.rp as { id: string }).id, ATTESTED, forged),
        Buffer.alloc(16),
        size,
        credentialId,
        key,
      ]);
      const attestationObject = map(
        text("fmt"),
        text("none"),
        text("attStmt"),
        map(),
        text("authData"),
        bytes(authData),
      );
      return {
        ...answered,
        response: {
          clientDataJSON: clientData("webauthn.create", options, forged).toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Signs what is asked. */
    get(options: Options, forged: Forgery = {}) {
      const data = clientData("webauthn.get", options, forged);
      const authenticatorData = dataOf(String(options.rpId), 0, forged);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      if (forged.tampered) signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1);
      return {
        ...answered,
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authenticatorData.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: forged.userHandle ?? userHandle,
        },
      };
    },
  };
}
