import { chargeDays } from "../../../documents/request-states.ts";
import { onScreen as b, picture, points, steps, textBlock as t, type GuidePart } from "../../../guide/guide.ts";
import { reportTypes } from "../../../enumerations/report-types.ts";
import { actionInputs } from "../action-inputs.ts";
import { attachments } from "../attachments.ts";
import { answers } from "../answers.ts";
import { bulk } from "../bulk.ts";
import { caseView } from "../case-view.ts";
import { common } from "../common.ts";
import { documentList } from "../document-list.ts";
import { listViews } from "../list-views.ts";
import { documentPage } from "../document-page.ts";
import { documents } from "../documents.ts";
import { enumerations } from "../enumerations.ts";
import { feedback } from "../feedback.ts";
import { inbox } from "../inbox.ts";
import { identityProvider } from "../identity-provider.ts";
import { info } from "../info.ts";
import { login } from "../login.ts";
import { messages } from "../messages.ts";
import { newDocument } from "../new-document.ts";
import { newsletters } from "../newsletters.ts";
import { notes } from "../notes.ts";
import { notices } from "../notices.ts";
import { notificationPanel } from "../notification-panel.ts";
import { ownData } from "../own-data.ts";
import { ownSessions } from "../own-sessions.ts";
import { palette } from "../palette.ts";
import { preview } from "../preview.ts";
import { passkeys } from "../passkeys.ts";
import { passwordReset } from "../password-reset.ts";
import { projects } from "../projects.ts";
import { reports } from "../reports.ts";
import { requests } from "../requests.ts";
import { searchPage } from "../search-page.ts";
import { secondFactor } from "../second-factor.ts";
import { traffic } from "../traffic.ts";
import { shell } from "../shell.ts";
import { watching } from "../watching.ts";
import { supplierContacts } from "../supplier-contacts.ts";

const { areas, shortcuts } = shell;
const { actions, fields, states } = documents;
const { inputs } = actionInputs;

/** What everyone needs. */
export const start = (): GuidePart => ({
  title: "Getting started",
  chapters: [
    {
      id: "kirjautuminen",
      title: "Logging in",
      blocks: [
        t(
          `Your username is your email address. You get your account from your organisation’s administrator, and you set the first password yourself by a link that comes by email. On the login page give ${b(login.username)} and ${b(login.password)} and press ${b(login.submit)}.`,
        ),
        picture("login", "The login page. The link for a forgotten password is below the form."),
        t(
          `If you have forgotten your password, choose ${b(login.forgotten)} and give your address. Press ${b(passwordReset.ask)}. You get a link that works once, for 30 minutes. A new password has 12–50 characters. When you change your password, all your other sessions end.`,
        ),
        t(
          `If your organisation has an identity provider of its own, the login page shows the button ${b(identityProvider.enter)} once you have typed your username. You log in with your organisation’s account and return to the portal. No password of the portal is needed then, and the organisation may do away with it. If you work in other organisations too, you always log in with a password.`,
        ),
        t(
          `${b(shell.ownData)} → ${b(secondFactor.title)}: after the password the login asks for a code from the authenticator app on your phone or for a passkey. Keep the recovery codes: each of them lets you in once if the phone is lost. If they are lost too, an administrator of your organisation removes the step. The organisation or the portal can require the step: then you set it up before anything else. Before you delete an organisation, send a mass e-mail, make a token for an API client or download a file of more than 10,000 rows, the portal asks for a code or a passkey again.`,
        ),
        t(
          `A passkey also logs you in without a password: press ${b(passkeys.logIn)} on the login page and confirm with your fingerprint, face or PIN. No code is asked then. You make a passkey with ${b(passkeys.add)}. Add one on a second device too, so that losing one does not keep you out, and remove the passkey of a lost device. When the password is changed by a mailed link, passkeys added earlier ask for the password too: remove those that you do not know.`,
        ),
        t(
          `The portal speaks Finnish, Swedish and English. You choose the language on the login page below the form, or later in ${b(shell.ownData)}: ${b(ownData.language)}. Emails and files come in it too.`,
        ),
        t(
          `A session lasts eight hours. Five minutes before its end the portal warns you: press ${b(ownSessions.expiry.extend)} or Enter to continue where you were. If the session has ended, log in again. You return to the same page, and your unfinished form is kept.`,
        ),
        t("After many wrong attempts, logging in is closed for a while. The portal tells when you can try again."),
      ],
    },
    {
      id: "omat-tiedot",
      title: "My details and logins",
      blocks: [
        t(
          `Open the user menu from your initials in the top right corner and choose ${b(shell.ownData)}. Change your details and press ${b(common.saveChanges)}. If you change your email address, it is also your new username, and the portal asks for ${b(ownData.currentPassword)}.`,
        ),
        picture("own-data", "My details, and the list of where you are logged in."),
        t(
          `Under ${b(ownSessions.title)} you see in which browsers your account is open, from which network address, and when each was last used. This browser is marked ${b(ownSessions.thisOne)}. By ${b(ownSessions.signOut)} you end one login and by ${b(ownSessions.signOutOthers)} all but this one.`,
        ),
        t(`In the same menu you choose ${b(shell.palette)} and ${b(shell.theme)}. The choices apply to this browser.`),
      ],
    },
    {
      id: "liikkuminen",
      title: "Areas, menu and organisation",
      blocks: [
        t("The tabs at the top are areas. You see those that your role opens in the chosen organisation:"),
        points(
          `${b(areas.subscriber)}: you make inquiries, orders and fault reports and follow them.`,
          `${b(areas.supplier)}: you answer the documents that have come to your organisation.`,
          `${b(areas.faultHandler)}: you repair the faults reported to your organisation.`,
          `${b(areas.info)}: news, guides, contact details and feedback. Everybody sees this.`,
          `${b(areas.control)}: users, organisations and products. For administrators.`,
        ),
        t(
          `The menu on the left has the document types and below them the states: ${b(states.OPEN)}, ${b(states.IN_PROCESSING)}, ${b(states.CONFIRMED)}, ${b(states.IN_DELIVERY)}, ${b(states.READY)} and ${b(states.CANCELLED)}. The number tells how many documents are in the state, and an envelope that documents have unread messages. The menu can be narrowed to icons. On a phone it is opened by the icon ${b(shell.openDrawer)} in the top left corner.`,
        ),
        t(
          `If you belong to several organisations, press the name of your organisation at the top: ${b(shell.switchTitle)}. The switch applies to all tabs of the browser and releases your edit locks.`,
        ),
        t(
          "Counts, lists and an open document update themselves when the other party does something. There is no need to reload the page.",
        ),
      ],
    },
    {
      id: "luettelot",
      title: "Lists",
      blocks: [
        t(
          `Choose a document type or its state in the menu. A row opens by a click or by Enter. The state can also be changed above the list, and ${b(documentList.allStates)} shows them all.`,
        ),
        picture("orders", "Orders as a list: states, filter and columns."),
        points(
          `The field above the list narrows it: ${documentList.filterHelp}. The other restrictions are under ${b(documentList.filters)}, and its number tells how many of them are in use: ${b(documentList.unreadOnly)} shows those with messages that you have not read (the envelope in the menu leads to them too), and ${b(documentList.narrowButton)} opens the rest. On a phone the states are there as well. ${b(listViews.save)} saves all of this and the order: the view is a tab above the list and in the menu, and tells how many documents it has now.`,
          `The heading of a column sorts the list, and ${b(documentList.columnsButton)} chooses what is shown, in which order and how wide, and how high the rows are. The width of a column can also be changed by dragging the edge of its heading; a double click restores it. Text that does not fit its column is shown in full when you point at it or move to the row by the keyboard.`,
          `A bold row with a dot is ${documentList.unprocessed.toLowerCase()}. An urgent row has a bar on its left edge and an exclamation mark before its ID.`,
          `${b(searchPage.export)} saves the whole list, not just the page shown: ${searchPage.exportCsv} or ${searchPage.exportXlsx}. The columns shown are included. You get search results in the same way. When you have selected rows, ${b(bulk.export)} saves those alone.`,
          `On a wide screen a document can be shown beside the list: press the right arrow on a row or choose ${b(preview.title)}. The row then opens beside the list, and j and k move forwards and backwards in it. The actions are the same as on the document’s page. Esc closes.`,
          "The address bar always has what you see: filter, state, order and page. You can send the link to someone else or save it as a bookmark.",
        ),
        t(
          `When you select rows, what can be done to them at once takes the place of the states above the list: for example ${b(actions.archive("Order"))}, ${b(actions.markProcessed("Order"))} or ${b(actions.confirmCancellation("Order"))}, and for a supplier ${b(actions.startProcessing("Order"))} or ${b(actions.deliver("Order"))}. If an action suits only some, the button tells how many. The rest are under ${b(bulk.more)}. Search results work in the same way.`,
        ),
        points(
          `${b(bulk.labels.confirm)}: give ${bulk.dialog.dayOfAll.confirm.toLowerCase()} and change it for single documents if necessary. An order is also given ${fields.supplierConnectionId.toLowerCase()}. ${b(bulk.labels.signReady)} works in the same way with the actual date.`,
          `${b(actions.reject("Order"))} and ${b(actions.returnForCompletion("Order"))}: one reason for all.`,
          `A subscriber can change the contact person or project ID of many open documents by ${b(bulk.labels.edit)}.`,
          `${b(bulk.labels.sendMessage)} sends the same message to the counterparty of each document.`,
          `With ${b(answers.menu)} a supplier answers the documents of its list in a spreadsheet. ${b(answers.download)} gives those that may still be answered. Fill in the column ${b(answers.columns.action)}: ${Object.values(answers.actions).join(", ")}, and what the action takes, and bring the file by ${b(answers.upload)}. Wrong rows are told before anything is sent. A document that has changed since you downloaded the file is not answered.`,
          "Each document is handled separately, and the portal tells the result for each. Those for which the action failed stay selected with their reasons, and you can correct the details and try again.",
        ),
      ],
    },
    {
      id: "haku",
      title: "Search",
      blocks: [
        t(
          `Ctrl + K or the magnifying glass at the top opens ${b(palette.title)}. First it has the documents you opened last and your searches. Type a TID or CID, a customer’s name, an action or a place and press Enter. The wider search is the first item of the menu on the left: ${b(shell.search)}. The key / goes to the search field of the page or opens the search.`,
        ),
        points(
          `${b(searchPage.basic)} searches by one word: ${searchPage.placeholder}. The search finds archived documents too.`,
          `${b(searchPage.advanced)} combines criteria: type, state, parties, product, dates, references and addresses. Give the criteria and press ${b(searchPage.submit)}. They are shown above the results, and each can be removed separately.`,
          "If there are more than a thousand results, make the criteria more precise.",
          `${b(searchPage.facets.title)}: above the results you see how many of them are of each type, state and year, and how many are late. Press one to see those alone. On a phone a button opens the numbers. A plus sign after a number means that there are at least so many.`,
        ),
        picture("search-results", "Search results: the criteria above the results, and the actions beside them."),
        t(
          "The search looks in the documents of the area in which you are: as a subscriber in those you have sent, as a supplier in those you have received, and as a fault handler in faults.",
        ),
      ],
    },
    {
      id: "tallennetut-haut",
      title: "Saved searches",
      blocks: [
        steps(
          `Make a search, choose the columns and order and press ${b(searchPage.save)}.`,
          `Give it a name. ${b(searchPage.share)} shares the search with your colleagues, and ${b(searchPage.pin)} raises it to the menu on the left.`,
          `Press ${b(searchPage.saveButton)}.`,
        ),
        points(
          `Saved searches are on the search page under ${b(searchPage.saved)}. There they are also renamed, pinned and deleted.`,
          "Beside a pinned search in the menu is the number of its results, which stays up to date.",
          `When you change the criteria of a saved search, ${b(searchPage.update)} saves them over it. A shared search is changed by its maker and the organisation’s administrators.`,
        ),
      ],
    },
    {
      id: "raportit",
      title: "Reports",
      blocks: [
        t(
          `Reports are under ${b(shell.reports)} in the menu on the left, which opens the figures of this year at once. They tell of the documents of the chosen organisation from at most one year, by date of creation:`,
        ),
        points(...reportTypes.map((type) => `${b(enumerations.reportType[type])}: ${reports.descriptions[type]}`)),
        picture(
          "report",
          "A report: key figures compared with the previous period, charts, and a table whose figures open as documents.",
        ),
        steps(
          `Choose ${b(reports.type)} and ${b(reports.period)}. The ready-made periods fill in the dates for you.`,
          `${b(reports.modes.advanced)} breaks the figures down by counterparty, product group and month. By these you can also narrow the report: choose one or more counterparties, product groups or products.`,
          "Open a figure to see the documents behind it. They too can be had as a file and printed.",
          `Download the table as ${b(reports.formats.csv)} or ${b(reports.formats.xlsx)}, or choose ${b(reports.print)}.`,
          `${b(traffic.title)} tell of one counterparty what it sees of you: confirmation time, deliveries on time, rejections with their reasons and repair time, by month. A button of the report leads there, and so does the counterparty's name at the top of a document.`,
        ),
      ],
    },
    {
      id: "projektit",
      title: "Projects",
      blocks: [
        t(
          `Documents with the same project ID make a project. Under ${b(shell.projects)} you see of each how many documents are ready and late, when the next and the last date are and what the delivered connections cost a month.`,
        ),
        points(
          `The name of a project opens its page: all documents as one list, archived ones too. Choose ${b(projects.parts.unfinished)} or ${b(projects.parts.late)} to see only those.`,
          `${b(searchPage.export)} saves the documents shown as a file.`,
          `On the page of a document the project ID is a link to the project.`,
          "A supplier sees only its own documents of a project, and is not told whether there are others.",
        ),
      ],
    },
    {
      id: "tapahtuman-sivu",
      title: "The page of a document",
      blocks: [
        t(
          `Each document has an ID of its own (TID), and those that belong to the same case a shared case ID (CID). For example an inquiry, the order made from it and a fault report of the order are the same case. The chain is shown under ${b(documentPage.sections.case)}, and ${b(caseView.open)} opens it as a whole.`,
        ),
        picture("order-page", "An order in processing as the subscriber sees it."),
        points(
          "Below the heading is in short what is ordered and where, for whom and from whom, when, and how much time is left.",
          "At the top is the action that takes the document forward. The others are in the menu beside it. A dimmed action is not possible now, and the menu tells why. At the end of the menu is Not yet: behind it are the actions that are possible only in another state. A red action cannot be undone.",
          "When the supplier has answered, the answer with its prices is the first thing on the page.",
          "An ID, address, phone number or email address is copied by the button after it.",
          "The steps show how far it has got and when each step was passed.",
          `${b(documentPage.sections.log)} tells who has done what and when.`,
          `${b(documentPage.copyText)} in the menu copies the document as plain text, for example for an email. ${b(documentPage.pdf)} gives pages of it to send or archive: an order confirmation of a confirmed order and a quote of an answered inquiry. ${b(documentPage.print)} prints this page on paper.`,
        ),
        t(
          `While you are editing, the document is locked for you for at most an hour. Others see who is editing and until when. The lock is released when you save, and in two minutes if you close the browser. You get back your own lock from another tab by ${b(documentPage.lock.resume)}.`,
        ),
        t(
          `If someone else has changed the document meanwhile, the portal shows the changes and overwrites nothing: choose ${b(documentPage.stale.keepMine)} or ${b(documentPage.stale.takeTheirs)}.`,
        ),
      ],
    },
    {
      id: "kysymykset",
      title: "Questions and waiting",
      blocks: [
        t(
          `When you need to know something from the counterparty, press ${b(actions.askQuestion("Order"))}. You can ask until the document is ready or cancelled. The state of the document does not change, but the lists of both and the document’s page tell who is waiting for whom and since when.`,
        ),
        steps(
          `Write the question and give a date in ${b(inputs.answerBy.label)} if necessary. A supplier and a fault handler can also choose in ${b(inputs.correctable.label)} what the subscriber may correct.`,
          `The counterparty is notified and answers by ${b(actions.answerQuestion("Order"))}. When answering, a subscriber can correct the details asked for, on a confirmed order too. The address and the product cannot be changed in this way.`,
          `A question that is no longer needed can be withdrawn: ${b(actions.withdrawQuestion("Order"))}. If the document ends, an open question lapses.`,
        ),
        points(
          "Each party can have one open question at a time.",
          `What is expected of you is shown at the top of the front page, by ${b(shell.waitingForUs)} in lists and in the counts of the menu. Documents returned for completion are there too.`,
          "You are reminded of an unanswered question after two and five service days.",
          "Only the parties of the document see the questions and answers. Corrected details are shown in the event log.",
        ),
      ],
    },
    {
      id: "pyynnot",
      title: "Cancelling and changing a confirmed order",
      blocks: [
        t(
          "A confirmed order is binding. The subscriber can still request its cancellation or a change to it, and the supplier decides. The same holds for change orders and terminations. The delivery goes on and the details stay as they are until the request has been accepted.",
        ),
        steps(
          `The subscriber presses ${b(actions.requestCancel("Order"))} and writes why in ${b(inputs.cancelReason.label)}. Or the subscriber presses ${b(actions.requestAmend("Order"))}, chooses in ${b(requests.wished)} what is changed, and gives the new values. The document waits for the supplier.`,
          `The supplier answers at the top of the page: ${b(actions.acceptRequest("Order"))} cancels or changes at once and free of charge, ${b(actions.acceptWithCharge("Order"))} tells what it costs, and ${b(actions.refuseRequest("Order"))} tells why it is not possible.`,
          `A charge is accepted by the subscriber: ${b(actions.acceptCharge("Order"))}. The cancellation or change takes effect at once. If the charge is not accepted in ${chargeDays} days, the request lapses and the delivery goes on.`,
        ),
        points(
          `A request can be withdrawn until it has been accepted: ${b(actions.withdrawRequest("Order"))}. A charge is declined in the same way.`,
          `The address and the product cannot be changed in this way; a new order is made of them. Another date is proposed: ${b(actions.proposeDate("Order"))}.`,
          "There can be one request at a time. After one has been refused or has lapsed, you can make another.",
          "What was cancelled by request need not be acknowledged. If the document becomes ready or the supplier cancels it, an open request lapses.",
          `Requests, charges and explanations are under ${b(requests.title)}, and only the parties of the document see them.`,
        ),
      ],
    },
    {
      id: "kasittelija",
      title: "Who handles it",
      blocks: [
        t(
          `${b(documentPage.handler.title)} on the document’s page tells who takes care of the document in your own organisation. For the subscriber a new document is handled by its maker, and for the supplier by the one who starts processing it.`,
        ),
        points(
          `${b(actions.take("Order"))} is shown when there is no handler. If two press it at the same time, the other is told.`,
          `${b(actions.assign("Order"))}: choose a colleague in the same role, or ${b(documentPage.handler.nobody)}. The colleague is notified, and from then on is told what the counterparty does to the document.`,
          `Under ${b(documentList.filters)} of a list, ${b(documentList.mineOnly)} shows yours and ${b(documentList.unassignedOnly)} the unfinished ones without a handler. The handler of many can be changed at once: select rows and press ${b(actions.assign("Order"))}. You find the work of someone absent by sorting the list by ${b(documentList.columns.handler)}.`,
          "The counterparty is not notified of the change. The subscriber sees the supplier’s handler once processing has started. The supplier does not see the subscriber’s handler.",
        ),
      ],
    },
    {
      id: "viestit-ja-liitteet",
      title: "Messages and attachments",
      blocks: [
        t(
          `The document’s page has ${b(messages.title)} between the parties. Press ${b(messages.newMessage)}, write ${b(messages.subject)} and ${b(messages.content)} and press ${b(messages.send)}. A message is replied to by ${b(messages.reply)}. Being unread is shared by the organisation: when one reads a message, it is read for all. The number of unread ones is on the bell and in the menu beside the document type: the envelope opens the documents with unread messages.`,
        ),
        t(
          `${b(inbox.title)} in the menu shows the messages of all documents in the lists, unread ones first. ${b(inbox.unread)} leaves those alone, and the search looks in the subject and the text. A row opens the document at the message. By the envelope you mark a message as read without opening it. The messages of an archived document are on its own page.`,
        ),
        t(
          `To your colleagues you write under ${b(notes.title)}: press ${b(notes.write)} and finally ${b(notes.save)}. Notes are seen by ${notes.own.toLowerCase()}. ${notes.about} You can delete a note of your own.`,
        ),
        t(
          `Under ${b(attachments.title)} you can drop files or press ${b(attachments.choose)}. A file can be at most 20 MB. Sending can be stopped and tried again. An attachment belongs to both parties only when you press ${b(attachments.addToDocument(1))}.`,
        ),
        t(`For five seconds a deleted attachment or message can be brought back by ${b(common.undo)}.`),
      ],
    },
    {
      id: "ilmoitukset",
      title: "Notifications",
      blocks: [
        t(
          `When someone else does something to a document that you have made or are handling, you are notified. The bell at the top opens ${b(notificationPanel.title)}: a notification leads directly to the document, and ${b(notificationPanel.markAll)} clears the count. You are not notified of what you do yourself.`,
        ),
        t(
          `You choose emails in the user menu: ${b(notificationPanel.choices)}. For each document type the choices are ${b(notices.deliveries.atOnce)}, ${b(notices.deliveries.daily)} and ${b(notices.deliveries.none)}. ${notificationPanel.digestHelp}`,
        ),
        picture("notification-choices", "Notification settings: a choice of its own for each document type."),
        points(
          `You can watch other documents too: press ${b(watching.begin)} on the document’s page. You get the same notifications as its maker until you press ${b(watching.end)}. Others do not see that you watch.`,
          "The shared recipients of the organisation are chosen by the administrator in the organisation’s event messages.",
          `You recognise an urgent fault by the subject of the email, and the message begins with what you need to do. The link ${b(notices.mail.stopOfType)} at the end of the message works without logging in.`,
          "Followers get notifications without an account and without prices once they have confirmed their address by the link in the email. Each message has a link by which they can be stopped.",
        ),
      ],
    },
    {
      id: "info-alue",
      title: "News, contact details and feedback",
      blocks: [
        t(
          `${b(areas.info)} has the shared pages of the portal. The number on its tab tells how many news items are unread.`,
        ),
        points(
          `${b(info.entries.newsletters)}: open a news item by its title, and it is marked as read. ${b(newsletters.markAllRead)} clears the count.`,
          `${b(info.entries.faq)} and ${b(info.entries.manual)}: type what you are looking for in the search field of the page. The search finds other forms of the word too.`,
          `${b(info.entries["vendors-contact"])}: whom to call or write to. Narrow the list by the search field and by ${b(supplierContacts.type)}.`,
          `${b(info.entries["feedback-and-errors"])}: tell of an error or suggest an improvement and press ${b(feedback.send)}. The latest error is attached unless you remove the selection. The answer comes to your email. A fault of a connection is reported by a fault report.`,
        ),
      ],
    },
    {
      id: "nappaimet",
      title: "Keyboard commands",
      blocks: [
        t(`Press ? anywhere to see the commands of the page: ${b(shortcuts.title)}. The most usual are:`),
        points(
          `Ctrl + K: ${shortcuts.palette.toLowerCase()}, /: ${shortcuts.search.toLowerCase()}`,
          `n: ${shortcuts.newDocument.toLowerCase()}`,
          `j and k: ${shortcuts.nextRow.toLowerCase()} and ${shortcuts.previousRow.toLowerCase()}, Enter: ${shortcuts.openRow.toLowerCase()}, x: ${shortcuts.selectRow.toLowerCase()}`,
          `→: ${preview.open.toLowerCase()}, Esc: ${preview.close.toLowerCase()}`,
          "Arrows: move in the areas, the menu on the left, and the tools, states and headings of a list; Tab passes each with one press",
          "e: edit the document, m: new message",
          "g and then t, k or v: go from one area to another",
          "Ctrl + Enter: move on in a form, or send",
          "A date can be written in short: 5.3. is the coming fifth of March and +10 is in ten days.",
        ),
        t(`If the shortcut keys disturb you, remove the selection ${b(shell.singleKeys)} in the user menu.`),
        steps(
          `A whole order can be made by the keyboard: press n, choose ${b(newDocument.newTitles.Order)}, fill in the fields with Tab and move on with Ctrl + Enter.`,
          "Check the summary and send it with Ctrl + Enter.",
        ),
      ],
    },
  ],
});
