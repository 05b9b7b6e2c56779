import { availability } from "../availability.ts";
import { imports } from "../imports.ts";
import { onScreen as b, picture, points, steps, textBlock as t, type GuidePart } from "../../../guide/guide.ts";
import { endsSoonDays } from "../../../connections/connection-state.ts";
import { connections } from "../connections.ts";
import { deliveryDates } from "../delivery-dates.ts";
import { clocks } from "../clocks.ts";
import { escalation } from "../escalation.ts";
import { documentForm } from "../document-form.ts";
import { documentList } from "../document-list.ts";
import { documents } from "../documents.ts";
import { enumerations } from "../enumerations.ts";
import { newDocument } from "../new-document.ts";
import { reconciliation } from "../reconciliation.ts";
import { shell } from "../shell.ts";
import { todaysWork } from "../todays-work.ts";

const { actions, derived, fields, states } = documents;
const { drafts, newTitles } = newDocument;
const { parts } = todaysWork;
const { batch } = availability;
const { findOrder, steps: phases } = documentForm;

/** What a subscriber does. */
export const subscriber = (): GuidePart => ({
  title: "For the subscriber",
  chapters: [
    {
      id: "tilaajan-etusivu",
      title: "What is waiting now",
      blocks: [
        t(
          `${newDocument.frontTitle} begins with the buttons by which you begin a new document. Below them is what you need to do.`,
        ),
        points(
          `${b(parts.waitsForMe.title)}: returned documents, questions waiting for an answer, moved dates, cancellations to acknowledge and quotes about to expire.`,
          `${b(parts.supplierLate.title)}: documents whose supplier has not kept the promised time. By ${b(actions.askQuestion("Order"))} you ask how it is going.`,
          `${b(parts.answered.title)}: what has become ready and you have not yet marked as processed.`,
          "The button of a row does the next step at once or opens its form. The row itself opens the document.",
        ),
      ],
    },
    {
      id: "uusi-tilaus",
      title: "A new order",
      blocks: [
        steps(
          `Press ${b(shell.newDocument)} or the key n and choose ${b(newTitles.Order)}.`,
          `${b(phases.product)}: choose a product group, supplier and product. Suppliers that cannot deliver are last, with the reason beside them. If the product is ordered by an NNI ID, choose that too. Press ${b(phases.next)}.`,
          `${b(phases.fields)}: give the addresses, customer, requested date and other details. Those marked with an asterisk are required. The postcode fills in the post town anywhere in Finland (source: the postal code file of Posti), and an address once given is offered again. The button below the requested date chooses the first possible one. Billing, references and further details of a fault open by their heading. You are told of a wrong detail when you leave its field. Press ${b(phases.toSummary)}.`,
          `${b(phases.summary)}: check the details. ${b(phases.edit)} beside a group takes you back to change it.`,
          `Press ${b(actions.create("Order"))}. You get a document ID (TID), and the supplier is notified.`,
        ),
        picture("new-order", "The first step: product group, supplier and product."),
        picture(
          "new-order-fields",
          "The second step: details of the connection and delivery. Your choices are gathered on the right.",
        ),
        t(
          `Nothing has been sent before you press the button that sends it. Until then the form is a draft, which is saved in the browser by itself. Drafts are at the top of the front page under ${b(drafts.title)}: ${b(drafts.resume)} opens the form and ${b(drafts.discard)} removes it. When you log out, the portal asks whether the drafts are left in the browser.`,
        ),
        points(
          `${b(fields.subscriberConnectionId)} is your own ID for the connection. The same ID cannot be in two valid documents.`,
          `${b(fields.deliveryType)}: ${enumerations.deliveryType.normal.toLowerCase()} keeps to the supplier’s minimum time, which the portal counts in working days. ${enumerations.deliveryType.urgent} and ${enumerations.deliveryType.fast.toLowerCase()} can be earlier.`,
          `If ${b(fields.projectId)} is already in other documents, the portal shows them. It does not prevent sending.`,
          `${b(fields.followers)}: addresses to which changes of the document are sent even if they have no account.`,
        ),
        t(
          `An order can be changed by ${b(actions.edit("Order"))} as long as it is in state ${b(states.OPEN)}. You make a similar order fastest by ${b(actions.copy("Order"))}: only the connection ID is left empty.`,
        ),
      ],
    },
    {
      id: "saatavuus-ja-tarjous",
      title: "Availability requests and inquiries",
      blocks: [
        t(
          `You make many orders at once in ${b(imports.menu)}: download the template of the product, fill in the rows in a spreadsheet and bring the file. The rows are checked by the same rules as the form, you correct errors in the table itself, and send either all or the valid ones. You get the result as a file. Availability requests, inquiries, changes and cancellations are made likewise.`,
        ),
        t(
          `In ${b(shell.availability)} you see at once what suppliers have said of the address, what was answered to you and what you already have there. From it you can order or ask for availability: the product and the address are filled in. All that is not known you ask the suppliers at once. Many addresses are brought in as a file on the same page with ${b(batch.choose)}: you see row by row what each supplier offers, get the result as a sheet and make the requests for what is missing by one press. You check and send the requests on the page of their file, and the page of the addresses shows how many have been answered.`,
        ),
        t(
          `By an availability request you find out whether a connection can be had at an address, and when. By an inquiry you also get a binding price. Neither commits you to order. They are made like an order: ${b(newTitles.AvailabilityRequest)} or ${b(newTitles.Inquiry)}.`,
        ),
        t(
          `The answer is shown when the document is in state ${b(states.READY)}. If the answer suits you, press ${b(actions.orderFrom("Inquiry"))} on its page: the details move to the order form, and the order belongs to the same case. An answer can have one valid order at a time.`,
        ),
        points(
          `A quote has a date until which it is valid (${fields.validUntilDate.toLowerCase()}). After that it cannot be ordered from, but you can make a new inquiry by ${b(actions.copy("Inquiry"))}.`,
          `A rejected answer is marked ${b(derived.rejected)}, and the reason is among the details of the answer.`,
        ),
      ],
    },
    {
      id: "omat-yhteydet",
      title: "Own connections",
      blocks: [
        t(
          `${b(shell.registers.SUBSCRIBER)} has a row for each delivered order as the connection now is: changes, open faults and termination are taken into account. The sums follow the filters, and the list can be downloaded as a file.`,
        ),
        points(
          `Narrow it by words, supplier, municipality, product or state. “${connections.endsSoon(endsSoonDays)}” shows the contracts that soon need a decision.`,
          `The page of a connection has its contract, fees and all of its documents from the beginning. There you report a fault, order a change, terminate it or copy it.`,
          `What was ordered elsewhere than in the portal is brought into the register by ${b(connections.bring)}: your own id, the product, the day on which it began and, if you like, the address, the price and the contract period. You make changes, terminations and fault reports of an imported connection as of any other. Both parties read that its subscriber imported it. An import cannot be undone, so check the rows before you send them.`,
          `The button ${b(reconciliation.open)} compares the register with an invoice or a list of your own. The file has the id of the connection (the subscriber’s, the supplier’s or the TID) and, if you like, the monthly fee. You see what is only in the file, what is only in the register, and where the price differs. Connections that have ended are not compared, and the file is not kept.`,
          `The supplier sees the same connections in ${b(shell.registers.SUPPLIER)}.`,
          `The administrator is told by mail 90, 60 and 30 days before a contract ends.`,
        ),
        t(
          `Under ${b(shell.supplierNotices)} your suppliers tell of planned work and outages that concern your connections. You are also notified in the bell and by e-mail, and the connection has a mark as long as the notice stands. When you open a notice, its supplier sees that your organization has read it. If you report a fault during a known outage, the form tells of the outage first, and the fault is linked to it. When a supplier terminates connections, the last day stands in the notice, in the register and on the page of the connection. From the notice you order an alternative; the form is filled in from the connection. The connection ends by itself after the last day, and you can end it earlier as before.`,
        ),
      ],
    },
    {
      id: "muutos-ja-irtisanominen",
      title: "Change orders and terminations",
      blocks: [
        t(
          `Change orders and terminations concern a ready order. Open the order and press ${b(actions.createChangeOrder("Order"))} or ${b(actions.createCancelOrder("Order"))}. The details are ready on the form.`,
        ),
        picture("ready-order", "A ready order, of which a change order, termination or fault report can be made."),
        t(
          `You can also begin by choosing the type. The portal then asks: ${b(findOrder.title)} Type your own or the supplier’s ID, a TID, customer or address in ${b(findOrder.search)} and choose the connection. The arrow keys move between the search and the connections, and Enter chooses the only one found.`,
        ),
        points(
          `In a change order you first choose what is changed: ${Object.values(enumerations.modificationType)
            .map((one) => `${one.charAt(0).toLowerCase()}${one.slice(1)}`)
            .join(", ")}. The form asks only for the details that belong to these.`,
          "In a termination you give the requested termination date and the reason.",
          "A valid connection can always be terminated and its faults reported, even if the subscription has ended. A change order requires a valid subscription.",
          "A case can have one unfinished change order or termination at a time.",
          `When a change is ready, the order shows the connection as it now is, and beside it what was originally ordered. The order is marked ${b(derived.modified)}, and a terminated one ${b(derived.disconnected)}. No new documents can be made of a disconnected order.`,
        ),
      ],
    },
    {
      id: "vian-ilmoittaminen",
      title: "Reporting a fault",
      blocks: [
        steps(
          `Choose ${b(newTitles.Fault)} on the front page, on a phone ${b(actions.createFault("Order"))}, and find the order of the connection: a CID, TID, your own or the supplier’s ID, a customer or an address is enough. You can also open the ready order and press ${b(actions.createFault("Order"))}. If the order is not in the portal, choose ${b(newTitles.Fault)} and ${b(findOrder.withoutOrder)}.`,
          `Choose ${b(fields.faultType)}. ${b(enumerations.faultType.urgentFault)} raises the report to the top of the fault handler’s list. ${b(enumerations.faultType.deliveryChecking)} is possible for the time after delivery that the supplier has given. The connection ID can always be given, even if a fault of the connection has already been reported. A report that the supplier’s fault handler has made for you can be cancelled by you.`,
          `Tell when the fault began (or press ${b(documentForm.beganNow)}), what happens and whom to call. Mark what has already been checked: it makes the repair faster.`,
          `Press ${b(actions.create("Fault"))}. If you want to check everything first, choose ${b(phases.toSummary)}.`,
        ),
        t(
          `The details of the repair are shown when the report is in state ${b(states.READY)}. You can send more information by message at any time.`,
        ),
        t(
          `When the fault has been repaired, tell whether it helped: ${b(actions.acceptRepair("Fault"))}, or if the fault remains, ${b(actions.reopenFault("Fault"))} and an explanation. The top of the page tells until when this is possible. A reopened report is in the fault handler’s processing again. If the fault returns later, make a new report.`,
        ),
      ],
    },
    {
      id: "vastauksen-jalkeen",
      title: "Following, cancelling and archiving",
      blocks: [
        points(
          `If the supplier returns a document for completion, it is in state ${b(states.OPEN)} again. The reason is at the top of the page. Complete the details by ${b(actions.edit("Order"))}.`,
          `A question from the supplier is at the top of the page. Answer by ${b(actions.answerQuestion("Order"))}.`,
          `If the supplier moves the confirmed date, you are notified, and the reason is at the top of the page. Press ${b(actions.acceptDate("Order"))} or ${b(actions.proposeDate("Order"))}. The moved date holds even if you do not answer.`,
          `If a document says ${b(derived.held)}, the supplier does not believe in the confirmed date and does not yet know a new one. You are notified when the date is known. You can also propose a date.`,
          `You can also ask for another date yourself: ${b(actions.proposeDate("Order"))}. When the supplier accepts your wish, it becomes the ${b(deliveryDates.committed("Order"))}. All of it is under ${b(deliveryDates.section("Order"))}.`,
          `The column ${b(documentList.columns.due)} of a list and ${b(clocks.title)} on the page tell by when the supplier has to answer or deliver. Under ${b(documentList.filters)}, ${b(documentList.dueOnly.late)} shows those in which the supplier is late. While a document waits for you, the supplier’s time is paused.`,
          `The page of a late document has ${b(escalation.escalate)}: you see the supplier’s escalation contacts by level and can send a message at the same time.`,
          `${b(actions.markProcessed("Order"))} tells your organisation that the answer has been processed. The mark is shared, and the supplier’s next change removes it. It can be undone: ${b(actions.unmarkProcessed("Order"))}.`,
          `${b(actions.cancel("Order"))} is possible in the states ${b(states.OPEN)} and ${b(states.IN_PROCESSING)}. Give a reason. The supplier acknowledges the cancellation, and until then the document is ${b(derived.unconfirmedCancellation)}.`,
          `Cancellation of a confirmed order or a change to it is requested from the supplier: ${b(actions.requestCancel("Order"))}, ${b(actions.requestAmend("Order"))}. There is a chapter on it, Cancelling and changing a confirmed order.`,
          `If the supplier cancels the order, you acknowledge it: ${b(actions.confirmCancellation("Order"))}.`,
          `${b(actions.archive("Order"))} removes a ready or cancelled document from lists and counts. It does not disappear: it is found by its ID, and a change order, termination or fault report can still be made of a ready order.`,
        ),
        t(
          "The details of contact persons are removed from old ended documents after the retention period. The times are in the privacy policy.",
        ),
      ],
    },
  ],
});
