import { describe, expect, test } from "vitest";
import { mailsAddress } from "../control/mails/mails-url.ts";
import { emailsAddress } from "../control/emails/emails-url.ts";
import { logAddress } from "../control/log/log-url.ts";
import { partnersAddress } from "../control/organizations/subscriptions/partners-url.ts";
import { securityAddress } from "../control/overview/security-url.ts";
import { productsAddress } from "../control/products/products-url.ts";
import { usersAddress } from "../control/users/users-url.ts";
import { connectionsAddress } from "../documents/connections/connections-address.ts";
import { listAddress } from "../documents/list/list-url.ts";
import { previewAddress } from "../documents/list/preview-address.ts";
import { documentAddress } from "../documents/edit/document-url.ts";
import { newDocumentAddress } from "../documents/new/new-document-url.ts";
import { projectAddress } from "../documents/projects/project-address.ts";
import { searchAddress } from "../documents/search/search-url.ts";
import { inboxAddress } from "../messages/inbox/inbox-address.ts";
import { reportAddress } from "../reports/report-url.ts";
import { trafficAddress } from "../reports/traffic-address.ts";
import { unknownParameters } from "../addresses/known-parameters.ts";
import { newNoticeAddress } from "../documents/supplier-notices/new-notice-page.tsx";
import { noticeFaultsAddress } from "../documents/supplier-notices/notice-faults-page.tsx";
import { noticesAddress } from "../documents/supplier-notices/notices-address.ts";
import { placeAddress } from "../shell/place-address.ts";

/** Everything that each page says in its address, as it stands in bookmarks, mails and saved searches. */
const whole: Record<string, readonly [rewrite: (query: URLSearchParams) => URLSearchParams, query: string]> = {
  users: [through(usersAddress), "src=o&category=GROUP&role=SUPPLIER&login=never&q=oy&sort=-name&page=2&size=all"],
  products: [
    through(productsAddress),
    "tab=AddNewProduct&id=new&cp=c&copy=p&src=o&group=g&active=1&q=oy&sort=monthlyFee&page=2&size=50",
  ],
  partners: [through(partnersAddress), "q=oy&state=waiting&page=2&size=all"],
  emails: [through(emailsAddress), "q=oy&state=failed&page=2&size=75"],
  mails: [through(mailsAddress), "state=dead&q=oy&page=2&size=50"],
  security: [through(securityAddress), "event=loginFailed&q=oy&page=2&size=50"],
  log: [through(logAddress), "src=o&subject=address&from=2026-01-01&to=2026-02-28&q=oy&page=2&size=75"],
  documents: [
    through(listAddress(["Order"])),
    "type=Order&status=OPEN&own=1&mine=1&unassigned=1&unread=1&due=late&product=10G&requestedFrom=2026-01-01&requestedTo=2026-02-28&q=oy&sort=-tid&page=2&size=all",
  ],
  messages: [through(inboxAddress), "unread=1&q=avain&page=2&size=50"],
  projects: [through(projectAddress), "q=mastot&project=MASTOT&of=s&part=late&sort=-tid&page=2&size=50"],
  notices: [through(noticesAddress), "all=1&kind=outage&page=2&size=50"],
  newNotice: [through(newNoticeAddress), "by=connection&values=100234"],
  noticeFaults: [through(noticeFaultsAddress), "sort=-tid&page=2&size=50"],
  connections: [
    through(connectionsAddress),
    "q=oy&endsSoon=1&openFault=1&state=fault&partner=p&municipality=837&product=t&sort=-monthlyFee&page=2&size=50",
  ],
  preview: [through(previewAddress), "preview=100234"],
  search: [
    through(searchAddress.SUPPLIER),
    "searchType=advanced&q=oy&type=Order&archived=yes&createdFrom=2026-01-01&sort=-tid&columns=tid%2Cstate&saved=s&page=2&size=50",
  ],
  document: [through(documentAddress), "mode=edit&action=confirm&do=deliver&view=case&supplier=s"],
  newDocument: [
    through(newDocumentAddress),
    "type=Order&mode=new&status=COPY&source=100234&skip=1&supplier=s&productGroup=g&formType=WDM&step=2&draft=d&product=p&street=Katu&number=1&letter=A&apartment=2&postal=00100&place=Helsinki",
  ],
  report: [
    through(reportAddress),
    "report=fault&mode=advanced&from=2025-01-01&to=2025-12-31&counterparty=a%2Cb&subscriber=s&supplier=t" +
      "&productGroup=g&product=p&documents=yes&by=supplier&key=k&bucket=b&page=2&size=50",
  ],
  traffic: [through(trafficAddress), "counterparty=s&from=2025-01-01&to=2025-12-31"],
  drawer: [through(placeAddress), "type=Order&status=OPEN&saved=s"],
};

type Through<Url> = { read: (query: URLSearchParams) => Url; write: (url: Url) => URLSearchParams };

function through<Url>({ read, write }: Through<Url>) {
  return (query: URLSearchParams) => write(read(query));
}

describe("addresses that are kept", () => {
  test.each(Object.entries(whole))("%s", (_, [rewrite, query]) => {
    expect(rewrite(new URLSearchParams(query)).toString()).toBe(query);
  });
});

describe("what an address says and no part of its page reads", () => {
  const unknown = (query: string, ...all: Parameters<typeof unknownParameters>[1]) =>
    unknownParameters(new URLSearchParams(query), all);

  test("is told, each once", () => {
    expect(unknown("type=Order&state=READY&x=1&x=2", searchAddress.SUPPLIER, placeAddress)).toEqual(["state", "x"]);
    expect(unknown("preview=1&q=oy", listAddress(["Order"]), previewAddress)).toEqual([]);
  });

  test("is not told where only the drawer reads the address", () => {
    expect(unknown("state=READY", placeAddress)).toEqual([]);
    expect(unknown("state=READY")).toEqual([]);
  });

  test("is none of those that are kept", () => {
    const kept: Record<string, Parameters<typeof unknownParameters>[1][number]> = {
      users: usersAddress,
      search: searchAddress.SUPPLIER,
      documents: listAddress(["Order"]),
      report: reportAddress,
    };
    for (const [name, address] of Object.entries(kept)) expect(unknown(whole[name]?.[1] ?? "", address)).toEqual([]);
  });
});
