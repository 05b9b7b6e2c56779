import { passkeyNameMaxLength } from "@runko/domain/accounts/passkeys";
import type { IssueCode } from "@runko/domain/values/issue";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const both = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
};

/** What an authenticator signed, as `navigator.credentials.get` answers it in JSON. */
export const assertionSchema = z
  .object({
    ...both,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: bytes(100).optional(),
    }),
  })
  .meta({ id: "PasskeyAssertion" });

/** A passkey that was made, as `navigator.credentials.create` answers it in JSON. */
export const attestationSchema = z
  .object({
    ...both,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  })
  .meta({ id: "PasskeyAttestation" });

export const challengeId = idSchema.meta({ description: "Of the options that it answers." });

/** What the browser is given for `navigator.credentials`, in the JSON of WebAuthn. */
export const optionsAnswer = z.strictObject({
  challengeId: z.string(),
  options: z.record(z.string(), z.unknown()).meta({
    description: "In the JSON of WebAuthn, for `navigator.credentials`; good for some minutes and one answer.",
  }),
});

export const passkeyName = z
  .string()
  .trim()
  .min(1, { error: "REQUIRED" satisfies IssueCode })
  .max(passkeyNameMaxLength);

export const passkeySchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    madeAt: z.string(),
    lastUsedAt: z.string().nullable(),
    entersAlone: z.boolean().meta({
      description: "Whether it logs in without the password; false: the password was reset after it was made.",
    }),
  })
  .meta({ id: "Passkey" });

export type Assertion = z.infer<typeof assertionSchema>;
export type Attestation = z.infer<typeof attestationSchema>;
