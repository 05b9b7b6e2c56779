import { onScreen as b, picture, points, steps, textBlock as t, type GuidePart } from "../../../guide/guide.ts";
import { connections } from "../connections.ts";
import { clocks } from "../clocks.ts";
import { common } from "../common.ts";
import { deliveryDates } from "../delivery-dates.ts";
import { documentList } from "../document-list.ts";
import { documentPage } from "../document-page.ts";
import { documents } from "../documents.ts";
import { enumerations } from "../enumerations.ts";
import { faultHandler as handler } from "../fault-handler.ts";
import { forwarding } from "../forwarding.ts";
import { reconciliation } from "../reconciliation.ts";
import { searchPage } from "../search-page.ts";
import { todaysWork } from "../todays-work.ts";
import { vendor } from "../vendor.ts";
import { shell } from "../shell.ts";
import { supplierNotices } from "../supplier-notices.ts";

const { actions, derived, fields, inOnePress, price, states } = documents;
const { prices } = documentPage;
const { parts, queues } = todaysWork;

/** What a supplier does. */
export const supplier = (): GuidePart => ({
  title: "For the supplier",
  chapters: [
    {
      id: "tilausten-kasittely",
      title: "Handling orders",
      blocks: [
        t(
          `${vendor.title} tells under ${b(parts.toDo.title)} what is to be done and in which order: first ${b(queues.late)} and ${b(queues.atRisk)}, then ${b(queues.waitingForUs)} and ${b(queues.proposedDates)}, and last ${b(queues.next)} by due time. The button of a row does the next step at once or opens its form. At the top of the page is a search that finds as you type: ${searchPage.placeholder}. All search criteria are under ${b(searchPage.advanced)}.`,
        ),
        picture("vendor-front", "The supplier’s front page: what is late and what is done next."),
        steps(
          `Open a new order and press ${b(actions.startProcessing("Order"))}. The state is now ${b(states.IN_PROCESSING)}, and you become its handler.`,
          `Press ${b(actions.confirm("Order"))}. Give ${b(fields.supplierConnectionId)} and ${b(fields.estimatedDeliveryDate)}, and prices and additional information if necessary. A confirmation is binding, and the subscriber sees the answer from then on.`,
          `When delivery begins, press ${b(actions.deliver("Order"))}.`,
          `When the connection is ready, press ${b(actions.signReady("Order"))} and give ${b(fields.actualDeliveryDate)}. After signing off, the details cannot be changed. If there are no delivery details, choose ${b(documentPage.edit.skip(false))}.`,
        ),
        picture("vendor-order", "A confirmed order as the supplier sees it."),
        points(
          `Two steps at one press: from an open order ${b(inOnePress.confirm ?? "")}, from a confirmed one directly ${b(actions.signReady("Order"))}.`,
          `An answer can be left unfinished: ${b(actions.editAnswer("Order"))} and ${b(documentPage.edit.saveDraft)}. The subscriber does not see it before confirmation.`,
          `If one detail is missing, press ${b(actions.askQuestion("Order"))}: the order stays in processing, and the subscriber can correct the detail when answering.`,
          `If the details are incomplete, press ${b(actions.returnForCompletion("Order"))} and choose a reason. The subscriber completes it and sends it back.`,
          `${b(actions.reject("Order"))} rejects an order in processing. A reason is required, for example ${enumerations.handlingReason.addressOutsideNetwork.toLowerCase()}.`,
          `You can still cancel an order that is confirmed or in delivery: ${b(actions.cancelBySupplier("Order"))}. The subscriber acknowledges the cancellation.`,
          "The subscriber can request the cancellation of a confirmed order or a change to it. The request is at the top of the document’s page. There is a chapter on it, Cancelling and changing a confirmed order.",
          `An order cancelled by the subscriber is acknowledged by ${b(actions.confirmCancellation("Order"))}. Until then it is ${b(derived.unconfirmedCancellation)}.`,
        ),
        t("Change orders and terminations are handled by the same steps."),
        t(
          `${b(shell.registers.SUPPLIER)} has all that you have delivered and that stands: to whom, where, at what price and until when. The list can be downloaded as a file. “${connections.origins.imported}” is a connection that was not ordered in the portal: what is said of it is the subscriber’s own word.`,
        ),
        t(
          `The button ${b(reconciliation.open)} compares the register with an invoice or a list of your own. The file has the id of the connection (the subscriber’s, the supplier’s or the TID) and, if you like, the monthly fee. You see what is only in the file, what is only in the register, and where the price differs. Connections that have ended are not compared, and the file is not kept.`,
        ),
        t(
          `Under ${b(shell.supplierNotices)} you tell of planned work or an outage to all whom it concerns. Press ${b(supplierNotices.make)} and choose municipalities, postal codes, hubs, products or connections: you see at once how many connections of whom it concerns. On the page of the notice you see who has read it, remind the others, tell a new time and mark it finished. Each subscriber sees only its own connections. Faults that are reported during the outage are linked to it, and the fault handler handles them together with ${b(supplierNotices.handleFaults)}. If you administer the supplier you can also terminate connections, for example when a network is taken down: choose the kind ${b(supplierNotices.kinds.termination)}, give the last day and the reason, and choose your own products that may be ordered instead. The notice period and the length of contracts bind. The last day can be moved later and the termination withdrawn until the day is over. After it the connections end by themselves.`,
        ),
      ],
    },
    {
      id: "paivan-siirtaminen",
      title: "Moving a confirmed date",
      blocks: [
        t(
          `The date you confirmed first is the ${b(deliveryDates.committed("Order"))}. Delivery reliability is counted from it, and only the subscriber’s own wish moves it.`,
        ),
        steps(
          `Press ${b(actions.editAnswer("Order"))} and change ${b(fields.estimatedDeliveryDate)}.`,
          `Choose ${b(deliveryDates.move.reason)} and write ${b(deliveryDates.move.text)}. Both are required, and the subscriber sees them.`,
          "The new date holds at once. The subscriber accepts it or proposes another.",
        ),
        points(
          `The subscriber’s proposal is at the top of the document’s page and on the front page under ${b(queues.proposedDates)}. Answer by ${b(actions.acceptProposedDate("Order"))} or ${b(actions.refuseProposedDate("Order"))}. Declining requires an explanation.`,
          `The reason settles on whose side the date moved: for example ${enumerations.delayReason.CAPACITY_ISSUE.toLowerCase()} is the supplier’s, ${enumerations.delayReason.ACCESS_ISSUE.toLowerCase()} the subscriber’s and ${enumerations.delayReason.WEATHER.toLowerCase()} neither’s. The report on delivery reliability breaks them down.`,
          `All of it stays under ${b(deliveryDates.section("Order"))}.`,
          `If you have forwarded the order, a move by your supplier does not move the date you have promised. When you copy the delivery details to the original, choose ${b(deliveryDates.along.choice)} if necessary and write your own reason.`,
        ),
        t(
          `If you see beforehand that the delivery will be delayed, press ${b(actions.reportJeopardy("Order"))} at once. Give a reason, an explanation and a new date. If the date is not yet known, leave it empty: the order says ${b(derived.held)} until you tell the date.`,
        ),
        points(
          "If the confirmed date holds after all, tell it by the same button by giving the same date. No reason is asked for then.",
          "If the delay is on the subscriber’s side, the due time of the delivery is paused until a new date has been told.",
          `If you have forwarded the order and your supplier reports a delay, the top of the page has ${b(deliveryDates.pass.button)}. One press tells your own subscriber the reason and the date. Your supplier’s name or words are not passed on.`,
        ),
      ],
    },
    {
      id: "kyselyihin-vastaaminen",
      title: "Answering availability requests and inquiries",
      blocks: [
        steps(
          `Press ${b(actions.startProcessing("Inquiry"))}.`,
          `Press ${b(actions.signReady("Inquiry"))} and give the answer: ${b(fields.estimatedDeliveryTime)}, and for a quote always ${b(fields.validUntilDate)} too.`,
          `Prices are given by product: ${b(price.initial)} and ${b(price.monthly)} are filled in from the product list. Of several products you can leave some out under ${b(prices.delivered)}, and the totals are counted.`,
          "Check and confirm. The subscriber is notified and can make an order from the answer.",
        ),
        points(
          `If the delivery takes more than four weeks, tell of it under ${b(fields.supplierInfo)}. It is then required.`,
          `If you cannot deliver, press ${b(actions.reject("Inquiry"))} and choose a reason.`,
        ),
      ],
    },
    {
      id: "valittaminen",
      title: "Forwarding",
      blocks: [
        t(
          "A backbone operator, and an organisation with sub-organisations, can forward an open availability request, inquiry or order to its own supplier.",
        ),
        steps(
          `Press ${b(actions.forward("Order"))}, choose the supplier under ${b(forwarding.choice)} and press ${b(forwarding.next)}.`,
          "Check the form and send it. The original subscriber’s billing and reference details are not carried over.",
          `When the forwarded document is ready, press ${b(actions.transferToOriginal("Order"))}. Choose ${b(forwarding.fees)} only if you do not invoice at your own prices.`,
        ),
        t(
          `If the forwarded document was rejected, press ${b(forwarding.reject)} under ${b(forwarding.section)} on its page or that of the original. The reason is filled in, and you can change it.`,
        ),
        t(
          "The original stays open until you start processing it. If it is changed or cancelled, you are notified, and the change is shown on the page of the forwarded document. The other parties of the chain do not see the original.",
        ),
      ],
    },
    {
      id: "maaraajat",
      title: "Due times",
      blocks: [
        t(
          `Each unfinished document has a due time, which is counted from the supplier’s service hours: start of processing, answer or confirmation, delivery by the promised date, and repair of a fault. The column ${b(documentList.columns.due)} of a list tells the next one, and under ${b(documentList.filters)}, ${b(documentList.dueOnly.late)} and ${b(documentList.dueOnly.today)} narrow the list.`,
        ),
        t(
          `On the document’s page ${b(clocks.title)} shows each due time and why it is when it is: when the time began, which days off are in between, and when the time has been paused.`,
        ),
        points(
          `The time is paused while the document waits for the subscriber: ${b(derived.returned)}. It continues from where it was.`,
          `When time is short, you are notified, and the due time says ${b(clocks.states.atRisk)}. When it has passed, it says ${b(clocks.states.late)}, and the subscriber is notified too.`,
          "The subscriber sees the due times of answer, confirmation, delivery and repair, but not the target for the start of processing, nor the warnings.",
          "If the product has an SLA class, the times are those of the class. The class is told with the due time, and it is the one that the product had when the document was made.",
          "If the promised date moves, the document’s page tells the original one too.",
        ),
      ],
    },
  ],
});

/** What a fault handler does. */
export const faultHandler = (): GuidePart => ({
  title: "For the fault handler",
  chapters: [
    {
      id: "vikojen-korjaaminen",
      title: "Repairing faults",
      blocks: [
        t(
          `${handler.title} shows the faults by due time under ${b(parts.toDo.title)}: first ${b(queues.late)} and ${b(queues.atRisk)}, then ${b(queues.next)}. Urgent ones are told of at the top of the page. By the button of a row you start processing a fault or record its repair.`,
        ),
        picture("fault-handler-front", "The fault handler’s front page: faults by due time."),
        steps(
          `Open the report and press ${b(actions.startProcessing("Fault"))}. The other documents of the connection are marked ${b(handler.handled)}.`,
          `Record the work by ${b(actions.editAnswer("Fault"))}. Ask the subscriber by ${b(actions.askQuestion("Fault"))} or press ${b(actions.returnForCompletion("Fault"))}.`,
          `When the fault has been repaired, press ${b(actions.signReady("Fault"))} and give ${b(fields.correctorName)}, ${b(fields.correctionActions)} and ${b(fields.correctionTime)}. If no details are needed, choose ${b(documentPage.edit.skip(true))}.`,
        ),
        points(
          `The subscriber can accept the repair or reopen the report. A reopened one returns to ${b(parts.toDo.title)} on the front page, marked ${b(derived.reopened)}, and the reason is at the top of its page. The repair time is counted from the last time it became ready.`,
          `You can report a fault for a subscriber: ${b(handler.newFault)} and ${b(handler.chooseCustomer)}`,
          "The supplier’s other users read fault reports, but only a fault handler answers them and their messages.",
          `Records that have not been saved are kept in the browser. When you return, choose ${b(documentPage.edit.restore)} and finally press ${b(common.saveChanges)}.`,
        ),
      ],
    },
  ],
});
