import type { Page, Response } from "@playwright/test";

/** Under these names the API tells what people wrote and what things are called; any other text is the catalogue's to say. */
const names = new Set(
  `name firstName lastName jobTitle userName subjectName organizationName supplierName subscriberName productName
   customerName contactName senderName createdByName handlerName handledByName by technicalContact
   emailAddress emailAddresses contactEmail to followers contactInfo businessId
   streetName streetNumber streetLetter apartment postalPlace
   title body content subject question answer topic description supplierInfo subscriberInfo otherInfo explanation value
   capacity cableY targetHub targetExchange connectionTechnology connectionDetails installation passageInstructions
   identifier projectId contractNumber customerNumber ticketNumber customBillingReference eBillingAddress operatorId
   supplierConnectionId subscriberConnectionId selections customFields portal`.split(/\s+/),
);

/** What stands between the pieces of a text that is shown formatted. */
const markup = /[\r\n*_`#[\]()>|-]+|^\d+\. /m;

/** Names by their ids. */
const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

const isProblem = (value: object): boolean => "requestId" in value && "status" in value;

function dataIn(value: unknown, name: string): string[] {
  if (typeof value === "string")
    return names.has(name) || isId.test(name)
      ? [value, ...value.split(/[\r\n]+/), ...value.split(markup).map((piece) => piece.trim())]
      : [];
  if (Array.isArray(value)) return value.flatMap((each) => dataIn(each, name));
  if (typeof value !== "object" || value === null || isProblem(value)) return [];
  // What a supplier asks beside the form is named by the supplier.
  const isAsked = name === "customFields";
  return Object.entries(value).flatMap(([key, each]) => [
    ...(isAsked ? [key] : []),
    ...dataIn(each, isAsked ? name : key),
  ]);
}

/** The letters that stand for a person. */
const initialsIn = (body: unknown): string[] =>
  typeof body === "object" && body !== null && "firstName" in body && "lastName" in body
    ? [`${String(body.firstName).charAt(0)}${String(body.lastName).charAt(0)}`]
    : [];

/** Gathers from now on what people wrote, as the API tells it to the page; all of it that has come by then when asked. */
export function gatherData(page: Page): () => Promise<ReadonlySet<string>> {
  // Numbers of documents and cases are called so in every language.
  const data = new Set<string>(["TID", "CID"]);
  const coming: Promise<void>[] = [];
  const gather = async (response: Response) => {
    // Answers without a body tell nothing; a stream ends with the page.
    if (response.headers()["content-type"]?.includes("json") !== true) return;
    const body: unknown = await response.json().catch(() => undefined);
    for (const text of [...dataIn(body, ""), ...initialsIn(body)]) data.add(text);
  };
  page.on("response", (response) => {
    if (response.url().includes("/api/")) coming.push(gather(response));
  });
  return async () => {
    await Promise.all(coming.splice(0));
    return data;
  };
}
