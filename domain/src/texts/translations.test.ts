import { describe, expect, it } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { countLimit } from "../values/list-limits.ts";
import * as examples from "./any-language/integrator-examples.ts";
import { manualParts as english } from "./en/guide/index.ts";
import { manualParts as finnish } from "./fi/guide/index.ts";
import type { Catalogue } from "./catalogue.ts";
import { sayWithProbes } from "./say-with-probes.ts";
import { manualParts as swedish } from "./sv/guide/index.ts";
import { textsFor } from "./texts-for.ts";

type Spoken = { texts: Catalogue; manual: unknown };
const fi: Spoken = { texts: textsFor("fi"), manual: finnish() };
const others: Record<string, Spoken> = {
  sv: { texts: textsFor("sv"), manual: swedish() },
  en: { texts: textsFor("en"), manual: english() },
};

/** Words that these languages share with Finnish: names, signs of data, and what programs say. */
const shared = new Set(
  `hylkää kysy palauta myöhässä peru odota documents sandbox documenttype
  runko excel enter esc ctrl alt json markdown html openapi postgresql node csv xlsx pdf zip nni dsl adsl vdsl gshdsl shdsl
  ethernet transit wdm operaattori.example api portal token post patch get id tid cid sla bis upc apc sm lr bx tx rx
  content type date state status login filter where fields order limit skip include users organizations roles role
  posti annan alla annat lista minne text orders gbase docs orde chan changeorder cancelorder subscriber supplier error_handler event events lock for editing stream files upload queue work queues idempotency key last
  action startprocessing editanswer signready allowedactions refusedactions delayreason datechanges
  committeddeliverydate organizationroles authorization bearer header retry after application problem code detail
  requestid version eventstate curl http https example username password problem total count reset true smtp_url
  postman document data truncated next oldest createdat info faq manual tietosuoja etag match base bidi server sent me rest nowhere asc open disney manuaali
  openid connect microsoft entra keycloak issuer client secret redirect webhook webhooks standard timestamp signature oauth credentials client_id client_secret scope well known authorization_server
  suppliers supplierid products readme python bash standardwebhooks organizationid tokens self forum
  productorder geographicaddressvalidation productcatalog productoffering productspecification productinventory troubleticket relatedentity severity tickettype resolved cancelled closed productofferingqualification done
  qualificationitemresult qualified unqualified eligibilityunavailabilityreason instantsyncqualification quote approved rejected validfor enddatetime cancelproductorder modify delete milestone inprogress completed acknowledged pending orderdate externalid channel note
  jeopardyalert callback listener query eventtype productorderingmanagement quotemanagement productorderstatechangeevent productorderjeopardyalertevent relatedparty manage`
    .split(/\s+/)
    .filter(Boolean),
);

/** What these count is a setting or a bound, never one; or the number stands for a name. */
const limits = new Set(
  `apiClients.daysOf bounds.locks bulk.tooMany documentList.filterTooShort documentList.pixels documentList.narrow mails.passwordReset.text passwordReset.asked passwordReset.askedKept passwordReset.expired
  passwordReset.invitationExpired search.narrow search.tooManyToSort search.tooDeep searchPage.foundMany
  controlOrganizations.settings.lockHelp controlOrganizations.settings.retentionHelp controlServiceTimes.mostExceptions
  controlServiceTimes.mostClasses controlServiceTimes.reasonHelp controlServiceTimes.classNameHelp
  controlUsers.invitation.tooMany joining.help inbox.overCounted connections.endsSoon
  connections.endingSoon connections.overCounted webhooks.tested webhooks.resendWhich`
    .split(/\s+/)
    .map((path) => `texts.${path}`),
);

type Said = { path: string; fi: readonly string[]; other: readonly string[] };

/** Each sentence of two catalogues side by side, by its place in them; what takes parameters as it says some. */
function sideBySide(path: string, one: unknown, other: unknown): Said[] {
  if (typeof one === "string") return [{ path, fi: [one], other: [String(other)] }];
  if (typeof one === "function") {
    const [said, spoken] = sayWithProbes(one, other);
    return [{ path, fi: said, other: spoken }];
  }
  if (typeof one !== "object" || one === null) return [];
  const [left, right] = [one, other] as Record<string, unknown>[];
  return Object.keys(left ?? {})
    .filter((key) => !["id", "kind", "picture", "to", "locale"].includes(key))
    .flatMap((key) => sideBySide(`${path}.${key}`, left?.[key], right?.[key]));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}_]{4,}/gu) ?? [];
const markersOf = (text: string): string[] => text.match(/«\d»|\b4\d\b/gu) ?? [];

describe.each(Object.entries(others))("%s beside Finnish", (language, other) => {
  const all = sideBySide("texts", fi.texts, other.texts).concat(sideBySide("manual", fi.manual, other.manual));

  it("says everything", () => {
    expect(all.length).toBeGreaterThan(3000);
    const empty = all.filter((said) => said.fi.some((text, at) => (text === "") !== (said.other[at] === "")));
    expect(empty.map(({ path }) => path)).toEqual([]);
  });

  it("leaves out nothing that a sentence was given", () => {
    const lost = all.flatMap((said) =>
      said.fi.flatMap((text, at) => {
        const spoken = said.other[at] ?? "";
        return markersOf(text).some((marker) => !spoken.includes(marker)) ? [`${said.path}: ${text} / ${spoken}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  });

  it("has no Finnish words left", () => {
    const programs = new Set<string>(Object.values(examples));
    const sentences = all.filter(({ other: [text = ""] }) => !programs.has(text));
    const own = new Set(sentences.flatMap((said) => said.fi).flatMap(wordsOf));
    const left = new Map<string, string>();
    for (const { path, other: spoken } of sentences)
      for (const word of spoken.flatMap(wordsOf)) if (own.has(word) && !shared.has(word)) left.set(word, path);
    expect([...left]).toEqual([]);
  });

  it("breaks the sections of the drawer between words or at their seams", () => {
    const { documents, shell } = textsFor(language === "sv" ? "sv" : "en");
    const parts = documentTypes.flatMap((type) => shell.sectionLabel(documents.types[type].many).split(/[ \u00ad]/));
    expect(parts.filter((part) => part.length > 16)).toEqual([]);
  });

  if (language !== "en") return;
  it("counts one of a thing as one", () => {
    const many =
      /(?<![\d.:/–])1 (documents|orders|days|minutes|hours|rows|messages|faults|characters|users|(sub-)?organisations|connections|recipients|products|items|matches|others|notifications|suggestions|changes|copies|times|exceptions|drafts|pixels|subscribers|suppliers|invitations|addresses)\b/u;
    const wrong = all.filter(({ other: spoken }) => spoken.some((text) => many.test(text)));
    expect(wrong.map(({ path }) => path).filter((path) => !limits.has(path))).toEqual([]);
  });
});

it("the manual tells integrators in each language that totals are not counted without end", () => {
  for (const manual of [finnish(), swedish(), english()]) {
    const told = JSON.stringify(manual).match(/[^"]*X-Total-Count[^"]*/g) ?? [];
    expect(told).toEqual([expect.stringContaining(`${countLimit}`)]);
  }
});
