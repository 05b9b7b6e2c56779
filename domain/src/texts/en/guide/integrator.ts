import { code, points, steps, textBlock as t, type GuidePart } from "../../../guide/guide.ts";
import { robotWordNames } from "../../../sandbox/robot-words.ts";
import { countLimit, largestPage } from "../../../values/list-limits.ts";
import {
  byCurl,
  byNode,
  byPython,
  firstOrder,
  settings,
  verifyByNode,
  verifyByPython,
  verifyByShell,
} from "../../any-language/integrator-examples.ts";
import { sandbox } from "../sandbox.ts";

const { words } = sandbox;

/** What who connects another system does. */
export const integrator = (): GuidePart => ({
  title: "For connecting systems",
  chapters: [
    {
      id: "rajapinnan-kaytto",
      title: "Using the API",
      blocks: [
        t(
          "Everything that can be done in the portal can also be done by the REST API. Its description (OpenAPI 3.1) is at `/api/openapi.json` and can be read at `/api/docs`, if the portal’s operator has opened it. The same calls, ready to try in a form that Postman and Bruno read, are at `/api/postman.json`: fill in `token` and `organizationId`. A system uses the token of an API client (see A system’s first hour) or an ordinary account, to which the organisation’s administrator gives the roles it needs; with an account you call as follows.",
        ),
        steps(
          "Log in by `POST /api/users/login`. The `token` of the answer goes in the header `Authorization: Bearer` of other calls.",
          "Get your own organisation by `GET /api/users/me`: `organizationRoles` tells its ID and roles.",
          "Call documents at `/api/organizations/{id}/roles/{role}/…`, where the role is `SUBSCRIBER`, `SUPPLIER` or `ERROR_HANDLER`.",
          "Renew the `token` in time by `POST /api/users/token`. It is valid for eight hours unless the portal is set otherwise.",
        ),
        code(
          [
            "curl -X POST https://portal.example/api/users/login \\",
            "  -H 'content-type: application/json' \\",
            '  -d \'{"username":"system@operator.example","password":"…"}\'',
          ].join("\n"),
        ),
        t(
          `Lists take the parameter \`filter\` (\`where\`, \`fields\`, \`order\`, \`limit\`, \`skip\`, \`include\`) as JSON. By default there are 25 rows and at most ${largestPage} at a time. The header \`X-Total-Count\` tells their total number. In searches, in lists of documents filtered by more than their state and in long registers it counts no further than ${countLimit}, which means that there are at least so many: fetch pages then until one is empty. An unknown field or too wide a criterion is answered with 400.`,
        ),
        code('GET …/orders?filter={"where":{"eventState":"OPEN"},"order":"id ASC","limit":100}'),
        t(
          "Errors are `application/problem+json`. The field `code` is stable and meant for programs, `detail` is for people, in the language of the caller, and `requestId` identifies the request: attach it to feedback.",
        ),
      ],
    },
    {
      id: "rajapinnan-muutokset",
      title: "Changes, repeats and the stream of documents",
      blocks: [
        points(
          "`PATCH` requires the header `If-Match` with the `ETag` of the document that was read. The same holds for users, organisations and the rest of what is kept in the control area: on the row of a list it is in the field `version`. A missing one is answered with 428 and an outdated one with 412, which tells who changed it and when.",
          'In the body of a change `action` names the action, for example `{"action":"startProcessing"}`. Those allowed are in the document’s field `allowedActions`, and those refused with their reasons in `refusedActions`.',
          "In the control area `allowedActions` likewise tells what you may do: in the answer for an organisation, in a list if asked for (`include`), on the row of a user, and for the whole portal in `users/me`.",
          "Moving a confirmed date (`editAnswer`, `signReady`) requires the fields `delayReason` and `text`. Without them the answer is 422. The moves are in the document’s field `dateChanges`, and the date confirmed first in `committedDeliveryDate`.",
          "Editing and confirming require a lock: `PATCH …/events/{id}/lock-for-editing`. Repeat the call at intervals of less than two minutes and release the lock by the parameter `reset=true`.",
          "Every `POST` by which a program changes something takes the header `Idempotency-Key`. Repeating the same key within a day gives the same answer and makes the change only once. Only the upload `files/upload` and the test of a webhook are always done anew.",
          "`GET …/work-queues` tells in one call what the role has to do now: of each queue its name, its count and the most pressing documents. `GET …/work-queues/{queue}` gives more of one queue.",
          "`GET …/stream` tells of changes at once (server-sent events). The message has only an ID: get the document by it. The `id` of the stream is a place in the feed: give the latest in the header `Last-Event-ID`, and you first hear which documents changed while the connection was down. When that can no longer be said, `event: gap` comes: then fetch all that you follow.",
          "`GET …/document-events` tells what has happened to the organisation’s documents, messages and attachments in the last 30 days, in one order and without gaps. Give the `next` of the answer as the parameter `after` of the next call, and nothing is missed even if your system has been away. Too old a cursor is answered with 410, and `oldest` is the oldest one to go on from.",
          "A webhook sends the same as the feed at once to an address of the organization: the tab for the API in the control area. Messages are signed (Standard Webhooks, headers `webhook-id`, `webhook-timestamp`, `webhook-signature`): verify the signature and answer 2xx within 15 seconds. The same `webhook-id` may come again, and the order may change. What fails is tried ten times in three days; the answer 410 ends it. A webhook can be told to send the whole document too, as `data.document`, as `GET` answers it when the message is sent; a message of over 20 kB has `data.truncated` instead.",
          "A system may call with its token (the tab for the API in the control area) directly or change it for an hour at a time (OAuth 2.0, client credentials): `POST /api/oauth/token`, where `client_id` is the id of the API client and `client_secret` its token. The parameter `scope` limits what can be done with it. The addresses are told by `/.well-known/oauth-authorization-server`.",
          "An attachment is sent by `POST …/files/upload` (at most 20 MB) and added to the document separately.",
        ),
        t(
          "The answer 429 asks you to wait and 503 to try again: the header `Retry-After` tells how many seconds. The answers 401, 403, 404, 409, 423 and 422 do not change by repeating.",
        ),
      ],
    },
    {
      id: "tm-forum",
      title: "The interface of TM Forum",
      blocks: [
        t(
          "A system that knows TM Forum's Open APIs (version 4) can order and answer by them. The paths begin with `/tmf-api`, the description is at `/tmf-api/openapi.json`, and calls are made with the token of an API client, with the same rights as in the portal's own API.",
        ),
        points(
          "`productOrder` (TMF622) is an order (`add`), a change order (`modify`) or a cancel order (`delete`). `POST` makes it, `GET` reads and lists, `PATCH` changes.",
          "The supplier moves an order on by `state` and `milestone`: `inProgress` takes it into handling, the delivery date and the connection's id confirm it, `completed` delivers it.",
          "`cancelProductOrder` asks for it to be cancelled: at once while it is not confirmed, else the supplier is asked.",
          "`productInventory` (TMF637) tells the connections of the portal's register, bought and sold: product, address, prices, end of contract and the orders by which they came to be. The `id` of one is what a change order and a cancel order name.",
          "`productCatalog` (TMF620) tells what your organization is offered: the products (`productOffering`), their prices and areas, and what an order asks for (`productSpecification`). It is what the form of an order has.",
          "`geographicAddressValidation` (TMF673) tells at once whether the postal code of an address is known and its place right. The street is not checked. For 30 days the `id` of the validation is enough as the address of an order.",
          "`troubleTicket` (TMF621) is a fault of the connection whose order's TID is in `relatedEntity`. `severity` and `ticketType` come back as they were sent. Whoever repairs it writes `inProgress`, `pending` and `resolved`, the subscriber `cancelled` and `closed`.",
          "`productOfferingQualification` (TMF679) is an availability request. The supplier answers with `done`: `qualificationItemResult` is `qualified`, or `unqualified` with its reason in `eligibilityUnavailabilityReason`. With `instantSyncQualification` the answer comes at once, of what your organisation was answered already or the supplier declares of the area.",
          "`quote` (TMF648) is an inquiry. The supplier answers with `approved`, the prices and `validFor.endDateTime`, or refuses with `rejected`. An offer is ordered by giving its TID in the order's `quote`.",
          "`jeopardyAlert` tells when and why the supplier doubted the confirmed day of an order, and the new day where there was one.",
          "`POST …/hub` tells of changes at once to the address that the client gives (`callback`). Each of five APIs has a hub: `productOrderingManagement`, `productOfferingQualification`, `quoteManagement`, `troubleTicket` and `productInventory`, which tells when a connection begins, changes and ends. The message comes to `{callback}/listener/{event}` with the whole resource. The condition `query` narrows it: `eventType=ProductOrderStateChangeEvent,ProductOrderJeopardyAlertEvent` or `relatedParty.id=…`. A hub needs the scope `webhooks:manage`, and the organisation’s administrator sees it as a webhook of the form TM Forum; the administrator makes the secret of its signatures on the same tab.",
          "Conditions of a list are the names of attributes: `state=acknowledged,pending`, `orderDate.gt=…`, `externalId=…`. An unknown one is answered 400.",
          "What you send and is not the portal's to tell is kept and comes back: your own ids, `externalId`, `channel`.",
          "Messages go in `note`, for which the client needs the right to messages.",
        ),
      ],
    },
    {
      id: "ensimmainen-tunti",
      title: "A system’s first hour",
      blocks: [
        t(
          "The organisation’s administrator makes an API client on the tab for the API in the control area, and a token for it, which is shown once. `GET /api/tokens/self` tells the ID of the organisation (`organizationId`) and what may be done with the token.",
        ),
        code(settings),
        t(
          "Try in the sandbox first: on the tab for the API press **Open the sandbox** and then **Make a token for the sandbox**. In the organisation of the sandbox a robot is both supplier (`GET /api/organizations/{id}/suppliers`) and subscriber, and nothing is seen or counted elsewhere. The robot takes a document into processing, confirms and delivers with a few seconds between. A word in the street name or the extra information guides it:",
        ),
        points(...robotWordNames.map((word) => `\`${word}\`: ${words[word]}.`)),
        t(
          'By `POST /api/organizations/{id}/sandbox/documents` the robot makes a document that you answer as its supplier, for example `{"documentType":"Order"}`.',
        ),
        t(
          "The first order is in the file `order.json`. The IDs of the supplier and the product come from `GET /api/organizations/{id}/suppliers/{supplierId}/products` or from the supplier.",
        ),
        code(firstOrder),
        t(
          "Ordering and listening from the command line. The same `Idempotency-Key` makes no second order, so the call can be repeated. Take `next` of the answer as the next parameter `after`.",
        ),
        code(byCurl),
        t(
          "Node: the package `@runko/client` repeats, turns pages and listens for you. It listens on through interruptions until you end it. Its README tells how.",
        ),
        code(byNode),
        t("Python without other packages:"),
        code(byPython),
        t(
          "A webhook’s signature is verified of the body as it came, before it is parsed. Refuse a `webhook-timestamp` of over five minutes ago too: the packages do, the command line does not. From the command line (bash), by Node and by Python (the package `standardwebhooks`):",
        ),
        code(verifyByShell),
        code(verifyByNode),
        code(verifyByPython),
      ],
    },
  ],
});
