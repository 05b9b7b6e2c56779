import { checkIdentityProvider, type IdentityProvider } from "@runko/domain/accounts/identity-provider";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { addedAndRemoved, replaced, yesOrNo } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import type { KeptProvider, ProviderPatch } from "./provider-queries.ts";

export type ProviderValues = Omit<IdentityProvider, "domains" | "newUserRoles"> & {
  domains: string[];
  newUserRoles: PathRole[];
  /** Empty: stays as it is. */
  clientSecret: string;
};

const words = texts.identityProvider;
const flags = ["enabled", "makesAccounts", "localLogin"] as const;
const lines = ["issuer", "clientId"] as const;

export const valuesOf = ({ tag: _tag, returnUrl: _url, secretSetAt: _at, ...kept }: KeptProvider): ProviderValues => ({
  ...kept,
  clientSecret: "",
});

const tidied = (values: ProviderValues): ProviderValues => ({
  ...values,
  issuer: values.issuer.trim(),
  clientId: values.clientId.trim(),
  domains: values.domains.map((domain) => domain.trim().toLowerCase().replace(/^@/, "")),
});

/** The server alone knows whether http is let: here it passes. */
export function checkValues(before: ProviderValues, isSet: boolean, typed: ProviderValues): Issue[] {
  const values = tidied(typed);
  const stays = values.issuer === before.issuer && values.clientId === before.clientId;
  return checkIdentityProvider(
    { ...values, hasSecret: values.clientSecret !== "" || (isSet && stays) },
    { http: true },
  );
}

/** What saving sends: the changed fields alone. */
export const patchOf = (before: ProviderValues, after: ProviderValues): ProviderPatch =>
  Object.fromEntries(changesBetween(before, tidied(after)).map(({ field, after: value }) => [field, value]));

export const changesOf = (before: ProviderValues, typed: ProviderValues): Change[] => {
  const after = tidied(typed);
  return [
    ...lines.flatMap((name) => replaced(words.fields[name], before[name], after[name])),
    ...(after.clientSecret === "" ? [] : [{ label: words.fields.clientSecret, text: words.secretChanged }]),
    ...addedAndRemoved(words.fields.domains, before.domains, after.domains, (domain) => domain),
    ...addedAndRemoved(
      words.fields.newUserRoles,
      before.newUserRoles,
      after.newUserRoles,
      (role) => texts.control.roles[role],
    ),
    ...flags.flatMap((name) => replaced(words.fields[name], yesOrNo(before[name]), yesOrNo(after[name]))),
  ];
};

const names = [...lines, ...flags, "clientSecret", "domains", "newUserRoles"] as const;

/** The field of the form at which the server's word about a path belongs. */
export const fieldOf = (path: string): keyof ProviderValues | undefined =>
  names.find((name) => name === path.split(".")[0]);

export const labelOf = (name: string): string => words.fields[fieldOf(name) ?? "issuer"];
