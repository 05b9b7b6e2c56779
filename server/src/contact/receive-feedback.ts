import { checkFeedback, type Feedback } from "@runko/domain/contact/feedback";
import { v7 as uuidv7 } from "uuid";
import { countAttempts } from "../accounts/limit-attempts.ts";
import type { AppContext } from "../app-context.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { insertContactRequest } from "./contact-store.ts";
import { mailContactRequest } from "./mail-contact-request.ts";

type Sender = { userId: string; organizationId: string; address: string; requestId: string };

/** Keeps a user's feedback in the product admins' inbox and mails it to them; who sends it is known, not asked. */
export async function receiveFeedback(context: AppContext, given: Feedback, sender: Sender): Promise<void> {
  const { db, config, clock } = context;
  await countAttempts(context, [{ key: `feedback:user:${sender.userId}`, most: config.contactAddressRequests }]);
  const issues = checkFeedback(given);
  refuseIssues(issues);
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select(["first_name", "last_name", "email_address", "phone_numbers"])
      .where("id", "=", sender.userId)
      .executeTakeFirstOrThrow();
    const request = {
      kind: "feedback" as const,
      name: `${user.first_name} ${user.last_name}`,
      organizationName: await loadOrganizationName(trx, sender.organizationId),
      businessId: "",
      emailAddress: user.email_address,
      phoneNumber: user.phone_numbers[0] ?? "",
      message: given.message.trim(),
    };
    const feedback = {
      category: given.category,
      page: given.page.trim(),
      failedRequestId: given.failedRequestId.trim(),
    };
    await insertContactRequest(trx, { id: uuidv7(), request, feedback, at: now });
    await mailContactRequest(trx, config, request, feedback);
    await writeSecurityLog(trx, now, { event: "contactReceived", ...sender, details: { kind: request.kind } });
  });
}
