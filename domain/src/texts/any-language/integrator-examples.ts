/** Programs of a client's first hour, which no language changes; a test of `client/` runs each. */

const lines = (...each: string[]): string => each.join("\n");

export const settings = lines(
  "export RUNKO=https://portal.example",
  "export RUNKO_TOKEN=…",
  'curl "$RUNKO/api/tokens/self" -H "Authorization: Bearer $RUNKO_TOKEN"',
  "export ORGANIZATION=…",
);

/** order.json, which the programs send. */
export const firstOrder = lines(
  "{",
  '  "supplierId": "…",',
  '  "eventProducts": [{ "productId": "…" }],',
  '  "document": {',
  '    "requestedDate": "2027-03-01",',
  '    "customerName": "Asiakas Oy",',
  '    "subscriberConnectionId": "LIITTYMA-1",',
  '    "deliveryType": "normal",',
  '    "contractLength": 24,',
  '    "contactName": "Aino Korhonen",',
  '    "contactPhone": "+358 40 123 4567",',
  '    "targetAddress": {',
  '      "streetName": "Mannerheimintie",',
  '      "streetNumber": "1",',
  '      "postalCode": "00100",',
  '      "postalPlace": "Helsinki"',
  "    }",
  "  }",
  "}",
);

export const byCurl = lines(
  'base="$RUNKO/api/organizations/$ORGANIZATION/roles/SUBSCRIBER"',
  'curl --fail-with-body --retry 5 "$base/orders" -d @order.json \\',
  '  -H "Authorization: Bearer $RUNKO_TOKEN" \\',
  "  -H 'Content-Type: application/json' \\",
  "  -H 'Idempotency-Key: first-order-1'",
  'curl --fail-with-body --retry 5 "$base/document-events?after=latest" \\',
  '  -H "Authorization: Bearer $RUNKO_TOKEN"',
);

export const byNode = lines(
  'import { readFileSync } from "node:fs";',
  'import { createClient } from "@runko/client";',
  "",
  "const { RUNKO, RUNKO_TOKEN, ORGANIZATION } = process.env;",
  "const runko = createClient({ url: RUNKO, token: RUNKO_TOKEN });",
  'const path = { id: ORGANIZATION, role: "SUBSCRIBER" };',
  "",
  'const { data, error } = await runko.POST("/organizations/{id}/roles/{role}/orders", {',
  "  params: { path },",
  '  body: JSON.parse(readFileSync("order.json", "utf8")),',
  "});",
  "console.log(data?.id ?? error);",
  "",
  "for await (const event of runko.events({ organizationId: path.id, role: path.role }))",
  "  console.log(event.type, event.eventId);",
);

export const byPython = lines(
  "import json, os, time, urllib.request, uuid",
  "",
  "base = f\"{os.environ['RUNKO']}/api/organizations/{os.environ['ORGANIZATION']}/roles/SUBSCRIBER\"",
  "",
  "def call(path, body=None):",
  '    headers = {"Authorization": f"Bearer {os.environ[\'RUNKO_TOKEN\']}"}',
  "    if body is not None:",
  '        headers |= {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}',
  "    request = urllib.request.Request(base + path, body, headers)",
  "    with urllib.request.urlopen(request) as answer:",
  "        return json.load(answer)",
  "",
  'order = call("/orders", open("order.json", "rb").read())',
  'print(order["id"], flush=True)',
  "",
  'after = ""',
  "while True:",
  '    found = call("/document-events" + (f"?after={after}" if after else ""))',
  '    for event in found["events"]:',
  '        print(event["type"], event["eventId"], flush=True)',
  '    after = found["next"]',
  '    if not found["more"]:',
  "        time.sleep(5)",
);

export const verifyByShell = lines(
  "key=$(printf %s \"${SECRET#whsec_}\" | base64 -d | od -An -v -tx1 | tr -d ' \\n')",
  'signature=$(printf \'%s.%s.%s\' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP" "$BODY" |',
  '  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)',
  '[[ " $WEBHOOK_SIGNATURE " == *" v1,$signature "* ]] && echo ok',
);

export const verifyByNode = lines(
  'import { verifyWebhook } from "@runko/client";',
  "",
  "const { type, data } = verifyWebhook(secret, request.headers, body);",
);

export const verifyByPython = lines(
  "from standardwebhooks.webhooks import Webhook",
  "",
  "message = Webhook(secret).verify(body, headers)",
);
