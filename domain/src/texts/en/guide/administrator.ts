import { onScreen as b, picture, points, steps, textBlock as t, type GuidePart } from "../../../guide/guide.ts";
import { invitationDays } from "../../../accounts/invitations.ts";
import { common } from "../common.ts";
import { controlBilling } from "../control-billing.ts";
import { controlEmails } from "../control-emails.ts";
import { controlFaq } from "../control-faq.ts";
import { controlEventMessages } from "../control-event-messages.ts";
import { controlMails } from "../control-mails.ts";
import { controlNnis } from "../control-nnis.ts";
import { controlOrganizations } from "../control-organizations.ts";
import { apiClients } from "../api-clients.ts";
import { controlOverview } from "../control-overview.ts";
import { controlProducts } from "../control-products.ts";
import { productAreas } from "../product-areas.ts";
import { controlServiceTimes as times } from "../control-service-times.ts";
import { escalation } from "../escalation.ts";
import { controlSubscriptions } from "../control-subscriptions.ts";
import { contactInbox } from "../contact-inbox.ts";
import { controlUsers } from "../control-users.ts";
import { control } from "../control.ts";
import { csv } from "../csv.ts";
import { identityProvider } from "../identity-provider.ts";
import { joining } from "../joining.ts";
import { mailConsents } from "../mail-consents.ts";
import { newsletters } from "../newsletters.ts";
import { reports } from "../reports.ts";
import { shell } from "../shell.ts";

const { tabs } = controlOrganizations;
const { entries, roles } = control;
const { write } = newsletters;

/** What administrators of organizations do. */
export const administrator = (): GuidePart => ({
  title: "For the organisation’s administrator",
  chapters: [
    {
      id: "kayttajat",
      title: "Users and roles",
      blocks: [
        t(
          `In the area ${b(shell.areas.control)} you administer your own organisation and all its sub-organisations. You add a new user under ${b(entries.users)}:`,
        ),
        steps(
          `Press ${b(controlUsers.newUser)} and choose the organisation.`,
          "Give the name, email address and phone number. The address is the username, so it has at most 50 characters.",
          `Keep ${b(controlUsers.invite)} selected: the user gets a link for setting a password. The link works for ${invitationDays} days.`,
          `Choose the roles and press ${b(controlUsers.create)}.`,
          `The list and the user’s page tell whether the invitation has been sent, opened or expired. You send an expired one again on the user’s page (${b(controlUsers.invitation.sendAgain)}) or by selecting users in the list and pressing ${b(controlUsers.invitation.send)}.`,
        ),
        picture("users", "Users: search, category, and when each last logged in."),
        points(
          `${b(roles.SUBSCRIBER)} orders, ${b(roles.SUPPLIER)} answers orders and ${b(roles.ERROR_HANDLER)} repairs faults.`,
          `${b(roles.SUBSCRIBER_ADMIN)} and ${b(roles.SUPPLIER_ADMIN)} administer the organisation. By an administrator role alone one cannot make or handle documents, but sees the search and reports of one’s own area.`,
          "You give and take only the roles of your own side: a subscriber administrator those of the subscriber, a supplier administrator those of the supplier and the fault handler. Your own roles are changed by another administrator. A user gets an email when their roles, address or login change.",
          `${b(controlUsers.disable)} prevents logging in at once, and can be undone. ${b(controlUsers.remove)} is permanent, but the name stays in the logs.`,
          `A person who already has an account in another organisation is invited by ${b(joining.open)}: they accept or decline the roles themselves. In the same window you see and withdraw invitations.`,
          `${b(controlUsers.fields.groupAccount)} is for information: it cannot be used to log in.`,
          `You add many users at once from the menu ${b(csv.actions)}: ${b(csv.import)}. The portal checks the rows before anything is saved, and invites the new users when ${b(csv.invite)} is selected. Products and NNI IDs are imported in the same way. Users and products, prices for example, are changed likewise: ${b(csv.export)}, change the cells and import the file. Before saving you see what changes on each row.`,
        ),
      ],
    },
    {
      id: "organisaation-tiedot",
      title: "Details and settings of the organisation",
      blocks: [
        t(
          `Open ${b(entries.organizations)} and the organisation. The page of a new organisation first has Setting up: what is ready and what is missing. From what is missing you get directly to where it is done. The tabs are in groups, and the pages of the opened group are below it:`,
        ),
        points(
          `${b(tabs.info)}: name, business ID, addresses and ${controlOrganizations.fields.contactInfo.toLowerCase()}, which your customers and suppliers see. Sub-organisations are added here too: ${b(controlOrganizations.newChild)}.`,
          `${b(tabs["event-messages"])}: who is told of new and changed documents, by document type.`,
          `${b(tabs["sub-organization-event-visibility"])}: which documents of sub-organisations the organisation may read.`,
          `${b(tabs.settings)}: the document types that the organisation makes and takes in, a supplier’s limits, and ${controlOrganizations.fields.editLockMinutes.toLowerCase()} and ${controlOrganizations.fields.retentionDays.toLowerCase()}. ${b(controlOrganizations.fields.secondFactorRequired)} goes for everybody who works in the organisation.`,
          `${b(tabs["billing-info"])}: ${controlBilling.title.toLowerCase()} and the default that is filled in for a new order.`,
        ),
        picture("event-messages", "Recipients of event messages by document type."),
        t(
          `Recipients are added one at a time. ${mailConsents.recipientsHelp} Whose confirmation is missing is shown under ${b(mailConsents.recipientsTitle)}. ${controlEventMessages.phonesKept} A supplier can take in fault reports only when it has a fault handler.`,
        ),
        t(
          `At the end of a form are ${b(control.changesTitle)}. Nothing changes before you press ${b(common.saveChanges)}. All administrative changes are shown under ${b(entries.log)}: who, what and when.`,
        ),
      ],
    },
    {
      id: "palveluajat",
      title: "Service hours",
      blocks: [
        t(
          `The tab ${b(tabs["service-times"])} of a supplier tells when and in what time it serves. The due times of documents are counted from it. ${times.what}`,
        ),
        points(
          `${b(times.hours)}: the opening and closing time of each weekday.`,
          `${b(times.daysOff)}: public holidays, Midsummer Eve and Christmas Eve are counted by themselves. Remove the selection from a day on which you serve.`,
          `${b(times.exceptions)}: a single day on which you are closed or open otherwise. The subscriber sees the reason too.`,
          `${b(times.targets)}: in what time processing of a document starts and it is answered. ${times.targetsHelp}`,
          `${b(times.risk)}: when you are warned of an approaching due time.`,
        ),
        t(
          `The tab ${b(tabs.escalation)} has at most three contacts, whom the subscriber contacts when a document is late. ${b(escalation.fields.name)} and ${b(escalation.fields.phone)} are required.`,
        ),
        t(
          `${b(times.preview)} shows by when a document that arrived now would have to be handled. When opening hours, days off or exceptions change, running due times are counted anew, and their number is recorded under ${b(entries.log)}.`,
        ),
      ],
    },
    {
      id: "rajapinta",
      title: "The API and your own systems",
      blocks: [
        t(
          `A system of the organisation’s own can make and read documents through the portal’s API. On the tab ${b(tabs.api)} it gets an API client and a token.`,
        ),
        points(
          `${b(apiClients.fields.scopes)}: allow only what the system needs. Users, roles and tokens cannot be kept through the API.`,
          `${b(apiClients.fields.networks)}: the token is not accepted from elsewhere.`,
          `${b(apiClients.newToken)}: the token is shown once, and it expires. Administrators are reminded a month, a week and a day before.`,
          `Replacing: make a new token and let the old one hold until the system uses the new one. Two tokens can hold at a time.`,
          `${b(apiClients.revoke)}: the token ends at once, when you suspect that somebody else has it.`,
        ),
        t(`In the log the system stands by its own name.`),
      ],
    },
    {
      id: "tilausoikeudet",
      title: "Subscriptions",
      blocks: [
        t(
          "A subscriber can order from a supplier when it has a subscription. A public supplier can be ordered from without one.",
        ),
        steps(
          `The subscriber’s administrator: open the organisation’s tab ${b(tabs.subscriptions)}, choose the supplier and the document types and press ${b(controlSubscriptions.ask)}.`,
          `The supplier’s administrator: open the tab ${b(tabs.customers)}, choose the subscriber and mark ${b(controlSubscriptions.fields.active)}.`,
        ),
        t(
          `When a subscriber adds a document type, those already agreed stay valid and only the added one waits. On the same page the supplier’s administrator chooses ${b(controlSubscriptions.decisions.approve)} or ${b(controlSubscriptions.decisions.refuse)}.`,
        ),
        t(
          `On the same page the supplier records ${b(controlSubscriptions.fields.customerNumber)}, ${b(controlSubscriptions.fields.contractNumber)} and ${b(controlSubscriptions.fields.info)}. The subscriber sees them on its order form.`,
        ),
      ],
    },
    {
      id: "tuotteet",
      title: "Products",
      blocks: [
        t(`A supplier administrator takes care of products under ${b(entries.products)}.`),
        steps(
          `Choose ${b(controlProducts.newProduct)}. The name, description and product group can be taken from a common product.`,
          `The form type sets what an order asks for. Add ${b(controlProducts.fields.customFields)} if necessary: texts or lists of options, required or optional.`,
          `See ${b(controlProducts.preview.title)}: you see the form just as the subscriber does.`,
          `Press ${b(controlProducts.create)}.`,
        ),
        picture("product", "The form of a product and its preview as the subscriber sees it."),
        points(
          `${b(controlProducts.tabs.Visibility)}: the product is seen by all who have a subscription, or only by subscribers you choose. A product can also be given to a sub-organisation to offer.`,
          `${b(controlProducts.tabs.Areas)}: the subscriber sees at once what is available at an address when you say to which municipalities, postal codes or addresses the product is delivered or not. The narrowest area decides, and an area can have a delivery time and prices of its own. A long list comes as a file by ${b(productAreas.file.bring)}: you choose whether its areas are added or replace all, and see before saving what changes and which rows are wrong.`,
          `${b(controlProducts.limits)}: when you choose interfaces, connectors or capacities for the product, the subscriber chooses from them alone, and a single option is filled in by itself. Documents and offers already made stay as they are. In a CSV file the options are separated by |.`,
          `If the supplier has SLA classes, ${b(controlProducts.fields.slaClass)} is chosen for a product. The list can be narrowed by class. A change concerns new documents.`,
          "A change of price concerns new documents. Those already made keep their names and prices.",
          `A product that has been used cannot be deleted, but ${b(controlProducts.deactivate)} hides it from subscribers.`,
        ),
      ],
    },
    {
      id: "nni-tunnukset",
      title: "NNI IDs",
      blocks: [
        t(
          `An NNI ID is an interface between the networks of operators. Add it on the organisation’s tab ${b(tabs["nni-identifiers"])}: ${b(controlNnis.add)}. Choose for which product groups it does.`,
        ),
        picture("nni-rights", "Rights to NNI IDs: from and to which each subscriber may order."),
        points(
          `${b(controlNnis.rights)}: mark ${b(controlNnis.sides.allowFrom)} and ${b(controlNnis.sides.allowTo)} for each subscriber and press ${b(controlNnis.saveRights)}. Without a right a subscriber cannot choose the ID.`,
          `On the tab ${b(tabs["sub-nni-identifiers"])} you share IDs with sub-organisations, which offer them as their own: ${b(controlNnis.share)}.`,
          `You add and change many IDs from the menu ${b(csv.actions)}: download the list, change it as a table and import it. The portal shows the changes before saving.`,
          `An ID used by documents cannot be deleted: ${b(controlNnis.deactivate)}.`,
        ),
      ],
    },
  ],
});

/** What the product admin does. */
export const productAdmin = (): GuidePart => ({
  title: "For the portal administrator",
  chapters: [
    {
      id: "portaalin-yllapito",
      title: "Running the portal",
      blocks: [
        t(
          `A portal administrator has all roles in all organisations. The organisation to work in is switched at the top: ${b(shell.switchTitle)}. The icon ${b(shell.reports)} at the top opens the reports: ${b(reports.areas.PORTAL)} count the documents of all organisations by subscriber and by supplier; below them are those of the chosen organisation. You make another portal administrator on their page in the menu ${b(controlUsers.actions)}: ${b(controlUsers.giveProductAdmin.action)}. Your own password is asked for it, and the other portal administrators are told.`,
        ),
        points(
          `${b(shell.overview)} in the user menu tells the figures, edit locks, scheduled jobs, outgoing notifications and security log. You release a forgotten lock by ${b(controlOverview.release)}.`,
          `Only a portal administrator adds organisations of the top level, gives them roles and features, and takes care of ${b(controlProducts.tabs.ProductGroups)} and ${b(controlProducts.tabs.CommonProducts)}.`,
          `A new organisation has a name, roles and an administrator: ${b(controlOrganizations.create)}.`,
          `You close an organisation that leaves on its page: ${b(controlOrganizations.closing.close.action)}. After that the same menu has ${b(controlOrganizations.handOver.action)}: orders are transferred with their unfinished changes, terminations and faults, and the portal tells which were not transferred and why. Terminating and reporting faults are possible at once, but for a change order the subscriber needs a subscription with the new supplier.`,
          `On the tab ${b(tabs["sign-in"])} of an organisation you take its own identity provider into use. Give the provider the ${b(identityProvider.fields.returnUrl)}, and the portal the provider’s address, client id, client secret and email domains. Whoever has an account in the organisation or below it can log in, and a new one is made an account with the roles that you choose, if you wish. A portal administrator and whoever works in other organisations too always log in with a password. The addresses of those who log in this way are yours to change. If a user’s account at the provider is replaced, an administrator of the organisation presses ${b(controlUsers.unlinkProvider.action)} on the user’s page, and the next login links the account anew.`,
          `${b(entries.log)} shows the changes of the whole portal, and its search narrows them by maker, item or time.`,
        ),
      ],
    },
    {
      id: "tiedotteiden-kirjoittaminen",
      title: "Writing news",
      blocks: [
        steps(
          `Choose ${b(shell.briefings)} in the user menu and press ${b(write.add)}.`,
          `Write ${b(write.heading)} and ${b(write.body)}. The preview beside them shows the news item as its reader sees it.`,
          `Choose who may read. ${b(newsletters.audiences.public)}: ${write.audienceHelp.public.toLowerCase()} ${b(newsletters.audiences.users)}: ${write.audienceHelp.users.toLowerCase()}`,
          `Press ${b(write.saveDraft)}. Nobody but portal administrators sees a draft.`,
          `In the list press ${b(newsletters.actions.publish)} and choose ${b(write.publishNow)} or ${b(write.publishLater)}.`,
        ),
        picture("briefings", "News by state: draft, scheduled, published and withdrawn."),
        points(
          `${b(newsletters.actions.withdraw)} removes the news item from its readers at once. A scheduled one becomes a draft again.`,
          "A published news item can be corrected. It stays read for those who have already read it, but one that is published again is new to all.",
          "If another portal administrator has saved it meanwhile, the portal tells who and when, keeps what you have written and shows the other text.",
        ),
        t(
          `Questions and answers are kept under ${b(entries.faq)}: ${b(controlFaq.add)} makes a new one, a question opens to be edited, and the arrows move a question or a whole topic. A change is shown to readers at once.`,
        ),
      ],
    },
    {
      id: "yhteydenotot",
      title: "Contact requests and feedback",
      blocks: [
        t(
          `Requests for accounts, contact requests and feedback from users come to ${b(entries["contact-requests"])} and by email. They are first in state ${b(contactInbox.status.new)}.`,
        ),
        picture("contact-requests", "Contact requests: what was asked, who asked and how to reach them."),
        steps(
          "Answer by email or phone. The address opens a message directly.",
          `Press ${b(contactInbox.handle)}. The request shows who handled it and when. A mistake is corrected by ${b(contactInbox.reopen)}.`,
        ),
        t(
          "For one who requests an account, the organisation and its administrator are made first. Feedback may have an error ID: by it the error is found in the server’s log.",
        ),
      ],
    },
    {
      id: "joukkosahkopostit",
      title: "Mass emails",
      blocks: [
        steps(
          `Open ${b(entries.emails)} and press ${b(controlEmails.newTitle)}.`,
          `Choose the recipients: ${b(controlEmails.chooseEverybody)}, or narrow them by criteria: ${controlEmails.roles.toLowerCase()}, ${controlEmails.organizationKinds.toLowerCase()}, document types or single organisations. The portal counts the recipients at once.`,
          `Write ${b(controlEmails.subject)} and ${b(controlEmails.text)} and press ${b(controlEmails.test)}. See that the message looks right.`,
          `Press ${b(controlEmails.review)}, check the number and send. The page shows how the sending proceeds and what became of each message. You can leave the page meanwhile.`,
        ),
        t(
          `If you notice a mistake, press ${b(controlEmails.stop)} at once. Those to whom the message has not yet been sent are left without, and among the recipients their state is ${b(controlEmails.states.stopped)}. Stopped sending cannot be continued.`,
        ),
        t(
          `If a message was not delivered, correct the cause and press ${b(controlEmails.retry)}. Those who have already received the message do not get it again.`,
        ),
        t(
          "Everyone gets a message of their own, and nobody sees the addresses of the others. You see the progress and the result by recipient by opening the message in the list.",
        ),
      ],
    },
    {
      id: "lahteva-posti",
      title: "Outgoing mail",
      blocks: [
        t(
          `All emails of the portal are under ${b(controlMails.title)}, which you open on the page ${b(shell.overview)}: ${b(controlOverview.toMails)}. Each is in state ${b(controlMails.states.waiting)}, ${b(controlMails.states.sent)} or ${b(controlMails.states.dead)}.`,
        ),
        picture("mails", "Outgoing mail: recipient, subject, state and attempts."),
        points(
          `${b(controlMails.read)} shows the message as it is sent. A password change link is shown only when the portal does not send email itself.`,
          `A failed one is tried again by itself, less and less often. When the attempts have been used, correct the cause and press ${b(controlMails.resend)}.`,
          "Without a mail server nothing is sent, and the messages are read here.",
        ),
      ],
    },
  ],
});
