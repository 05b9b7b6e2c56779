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
  title: "För leverantören",
  chapters: [
    {
      id: "tilausten-kasittely",
      title: "Behandling av beställningar",
      blocks: [
        t(
          `${vendor.title} visar under ${b(parts.toDo.title)} vad som ska göras och i vilken ordning: först ${b(queues.late)} och ${b(queues.atRisk)}, sedan ${b(queues.waitingForUs)} och ${b(queues.proposedDates)}, sist ${b(queues.next)} enligt tidsfrist. Knappen på raden tar nästa steg genast eller öppnar formuläret för det. Överst på sidan finns en sökning som hittar redan medan du skriver: ${searchPage.placeholder}. Alla sökvillkor finns under ${b(searchPage.advanced)}.`,
        ),
        picture("vendor-front", "Leverantörens startsida: vad som är försenat och vad som görs härnäst."),
        steps(
          `Öppna en ny beställning och tryck på ${b(actions.startProcessing("Order"))}. Statusen är nu ${b(states.IN_PROCESSING)}, och du blir handläggare.`,
          `Tryck på ${b(actions.confirm("Order"))}. Ange ${b(fields.supplierConnectionId)} och ${b(fields.estimatedDeliveryDate)} samt vid behov priser och tilläggsuppgifter. Bekräftelsen är bindande, och från och med den ser beställaren svaret.`,
          `När leveransen börjar, tryck på ${b(actions.deliver("Order"))}.`,
          `När förbindelsen är klar, tryck på ${b(actions.signReady("Order"))} och ange ${b(fields.actualDeliveryDate)}. Efter kvitteringen kan uppgifterna inte ändras. Om det inte finns några leveransuppgifter, välj ${b(documentPage.edit.skip(false))}.`,
        ),
        picture("vendor-order", "En bekräftad beställning, sedd av leverantören."),
        points(
          `Två steg med samma tryck: för en öppen ${b(inOnePress.confirm ?? "")}, för en bekräftad direkt ${b(actions.signReady("Order"))}.`,
          `Svaret kan lämnas halvfärdigt: ${b(actions.editAnswer("Order"))} och ${b(documentPage.edit.saveDraft)}. Beställaren ser det inte före bekräftelsen.`,
          `Om en uppgift saknas, tryck på ${b(actions.askQuestion("Order"))}: beställningen är kvar under behandling, och beställaren kan rätta uppgiften i sitt svar.`,
          `Om uppgifterna är bristfälliga, tryck på ${b(actions.returnForCompletion("Order"))} och välj orsak. Beställaren kompletterar och skickar tillbaka den.`,
          `${b(actions.reject("Order"))} avvisar en beställning under behandling. Orsaken är obligatorisk, till exempel ${enumerations.handlingReason.addressOutsideNetwork.toLowerCase()}.`,
          `En beställning som är bekräftad eller under leverans kan du ännu annullera: ${b(actions.cancelBySupplier("Order"))}. Beställaren kvitterar annulleringen.`,
          `Beställaren kan begära att en bekräftad beställning annulleras eller ändras. Begäran visas överst på ärendets sida. Det har ett eget kapitel: Annullering och ändring av en bekräftad beställning.`,
          `En beställning som beställaren har annullerat kvitterar du med knappen ${b(actions.confirmCancellation("Order"))}. Fram till dess är den ${b(derived.unconfirmedCancellation)}.`,
        ),
        t("Ändringsbeställningar och uppsägningar behandlas i samma steg."),
        t(
          `Under ${b(shell.registers.SUPPLIER)} finns allt som du har levererat och som gäller: åt vem, vart, till vilket pris och hur länge. Listan fås som fil. ”${connections.origins.imported}” är en anslutning som inte har beställts i portalen: uppgifterna är beställarens egna.`,
        ),
        t(
          `Knappen ${b(reconciliation.open)} jämför registret med en faktura eller en egen förteckning. Filen har anslutningens id (beställarens, leverantörens eller TID) och om du vill månadsavgiften. Du ser vad som finns endast i filen, vad som finns endast i registret och var priset skiljer sig. Avslutade anslutningar jämförs inte, och filen sparas inte.`,
        ),
        t(
          `Under ${b(shell.supplierNotices)} berättar du om underhåll eller en störning för alla som det gäller. Tryck på ${b(supplierNotices.make)} och välj kommuner, postnummer, koncentratorer, produkter eller anslutningar: du ser genast hur många anslutningar och vilka beställare det gäller. På meddelandets sida ser du vem som har läst det, påminner de andra, meddelar en ny tid och märker det som avslutat. Varje beställare ser bara sina egna anslutningar. Fel som anmäls under störningen kopplas till den, och felhanteraren behandlar dem tillsammans med knappen ${b(supplierNotices.handleFaults)}. Om du administrerar leverantören kan du också säga upp anslutningar, till exempel när ett nät tas ur bruk: välj slaget ${b(supplierNotices.kinds.termination)}, ange sista dag och orsak och välj egna produkter som kan beställas i stället. Uppsägningstiden och avtalens längd binder. Den sista dagen kan flyttas framåt och uppsägningen återtas tills dagen är förbi. Därefter avslutas anslutningarna av sig själva.`,
        ),
      ],
    },
    {
      id: "paivan-siirtaminen",
      title: "Flytt av den bekräftade dagen",
      blocks: [
        t(
          `Den dag som du först bekräftar är ${b(deliveryDates.committed("Order"))}. Leveranssäkerheten räknas från den, och endast beställarens eget önskemål flyttar den.`,
        ),
        steps(
          `Tryck på ${b(actions.editAnswer("Order"))} och ändra ${b(fields.estimatedDeliveryDate)}.`,
          `Välj ${b(deliveryDates.move.reason)} och skriv ${b(deliveryDates.move.text)}. Båda är obligatoriska, och beställaren ser dem.`,
          `Den nya dagen gäller genast. Beställaren godkänner den eller föreslår en annan.`,
        ),
        points(
          `Beställarens förslag visas överst på ärendets sida och på startsidan under ${b(queues.proposedDates)}. Svara med knappen ${b(actions.acceptProposedDate("Order"))} eller ${b(actions.refuseProposedDate("Order"))}. En avvisning ska motiveras.`,
          `Orsaken avgör vem flytten beror på: till exempel ${enumerations.delayReason.CAPACITY_ISSUE.toLowerCase()} beror på leverantören, ${enumerations.delayReason.ACCESS_ISSUE.toLowerCase()} på beställaren och ${enumerations.delayReason.WEATHER.toLowerCase()} på ingendera. Rapporten över leveranssäkerhet delar upp dem.`,
          `Alla skeden finns kvar under ${b(deliveryDates.section("Order"))}.`,
          `Om du har vidarebefordrat beställningen flyttar din leverantörs flytt inte den dag som du har lovat. När du överför leveransuppgifterna till ursprungsärendet, välj vid behov ${b(deliveryDates.along.choice)} och skriv din egen orsak.`,
        ),
        t(
          `Om du på förhand ser att leveransen blir försenad, tryck genast på ${b(actions.reportJeopardy("Order"))}. Ange orsak, förklaring och ny dag. Om dagen ännu inte är känd, lämna den tom: beställningen är märkt ${b(derived.held)} tills du anger dagen.`,
        ),
        points(
          `Om den bekräftade dagen ändå håller, meddela det med samma knapp genom att ange samma dag. Då frågas ingen orsak.`,
          `Om förseningen beror på beställaren stannar leveransens tidsfrist tills den nya dagen har meddelats.`,
          `Om du har vidarebefordrat beställningen och din leverantör anmäler en försening finns ${b(deliveryDates.pass.button)} överst på sidan. Ett tryck meddelar din egen beställare orsaken och dagen. Din leverantörs namn eller ord förmedlas inte.`,
        ),
      ],
    },
    {
      id: "kyselyihin-vastaaminen",
      title: "Svar på tillgänglighetsförfrågan och offertförfrågan",
      blocks: [
        steps(
          `Tryck på ${b(actions.startProcessing("Inquiry"))}.`,
          `Tryck på ${b(actions.signReady("Inquiry"))} och ge svaret: ${b(fields.estimatedDeliveryTime)}, och för en offert alltid även ${b(fields.validUntilDate)}.`,
          `Priserna anges per produkt: ${b(price.initial)} och ${b(price.monthly)} är färdigt ifyllda enligt produktlistan. Av flera produkter kan du utelämna en del under ${b(prices.delivered)}, och totalsummorna räknas ut.`,
          "Kontrollera och bekräfta. Beställaren aviseras och kan göra en beställning utifrån svaret.",
        ),
        points(
          `Om leveransen tar över fyra veckor, berätta det under ${b(fields.supplierInfo)}. Då är fältet obligatoriskt.`,
          `Om du inte kan leverera, tryck på ${b(actions.reject("Inquiry"))} och välj orsak.`,
        ),
      ],
    },
    {
      id: "valittaminen",
      title: "Vidarebefordran",
      blocks: [
        t(
          "En stomnätsoperatör och en organisation med underorganisationer kan vidarebefordra en öppen tillgänglighetsförfrågan, offertförfrågan eller beställning till sin egen leverantör.",
        ),
        steps(
          `Tryck på ${b(actions.forward("Order"))}, välj leverantör under ${b(forwarding.choice)} och tryck på ${b(forwarding.next)}.`,
          "Kontrollera formuläret och skicka. Den ursprungliga beställarens fakturerings- och referensuppgifter följer inte med.",
          `När det vidarebefordrade ärendet är klart, tryck på ${b(actions.transferToOriginal("Order"))}. Välj ${b(forwarding.fees)} endast om du inte fakturerar enligt egna priser.`,
        ),
        t(
          `Om det vidarebefordrade ärendet avvisades, tryck på ${b(forwarding.reject)} under ${b(forwarding.section)} på dess eller ursprungsärendets sida. Orsaken är färdigt ifylld, och du kan ändra den.`,
        ),
        t(
          "Ursprungsärendet är öppet tills du tar det till behandling. Om det ändras eller annulleras aviseras du, och ändringen visas på det vidarebefordrade ärendets sida. Kedjans andra parter ser inte ursprungsärendet.",
        ),
      ],
    },
    {
      id: "maaraajat",
      title: "Tidsfrister",
      blocks: [
        t(
          `Varje oavslutat ärende har en tidsfrist som räknas utifrån leverantörens servicetider: start av behandling, svar eller bekräftelse, leverans senast den utlovade dagen och reparation av fel. Listans kolumn ${b(documentList.columns.due)} anger den följande, och under knappen ${b(documentList.filters)} avgränsar ${b(documentList.dueOnly.late)} och ${b(documentList.dueOnly.today)} listan.`,
        ),
        t(
          `På ärendets sida visar ${b(clocks.title)} varje tidsfrist och varför den infaller då: när tiden började, vilka lediga dagar som inte räknas och när tiden har stått stilla.`,
        ),
        points(
          `Tiden stannar när ärendet väntar på beställaren: ${b(derived.returned)}. Den fortsätter där den stannade.`,
          `När tiden är knapp aviseras du, och tidsfristens status är ${b(clocks.states.atRisk)}. När den överskrids är statusen ${b(clocks.states.late)}, och då aviseras även beställaren.`,
          "Beställaren ser tidsfristerna för svar, bekräftelse, leverans och reparation, men inte målet för start av behandling eller varningarna.",
          `Om produkten har en SLA-klass gäller klassens tider. Klassen står i tidsfristens motivering, och den är den som produkten hade när ärendet skapades.`,
          "Om den utlovade dagen flyttas visar ärendets sida även den ursprungliga.",
        ),
      ],
    },
  ],
});

/** What a fault handler does. */
export const faultHandler = (): GuidePart => ({
  title: "För felhanteraren",
  chapters: [
    {
      id: "vikojen-korjaaminen",
      title: "Reparation av fel",
      blocks: [
        t(
          `${handler.title} visar under ${b(parts.toDo.title)} felen enligt tidsfrist: först ${b(queues.late)} och ${b(queues.atRisk)}, sedan ${b(queues.next)}. De brådskande nämns överst på sidan. Med knappen på raden tar du felet till behandling eller antecknar reparationen.`,
        ),
        picture("fault-handler-front", "Felhanteringens startsida: felen enligt tidsfrist."),
        steps(
          `Öppna anmälan och tryck på ${b(actions.startProcessing("Fault"))}. Förbindelsens andra ärenden märks med ${b(handler.handled)}.`,
          `Anteckna arbetet med knappen ${b(actions.editAnswer("Fault"))}. Fråga beställaren med knappen ${b(actions.askQuestion("Fault"))} eller tryck på ${b(actions.returnForCompletion("Fault"))}.`,
          `När felet är reparerat, tryck på ${b(actions.signReady("Fault"))} och ange ${b(fields.correctorName)}, ${b(fields.correctionActions)} och ${b(fields.correctionTime)}. Om uppgifterna inte behövs, välj ${b(documentPage.edit.skip(true))}.`,
        ),
        points(
          `Beställaren kan godkänna reparationen eller öppna anmälan på nytt. En som har öppnats på nytt återkommer på startsidan under ${b(parts.toDo.title)} med märkningen ${b(derived.reopened)}, och orsaken står överst på sidan. Reparationstiden räknas till den senaste gången den blev klar.`,
          `Du kan anmäla ett fel för beställarens räkning: ${b(handler.newFault)} och ${b(handler.chooseCustomer)}`,
          "Leverantörens andra användare läser felanmälningarna, men endast felhanteraren svarar på dem och på deras meddelanden.",
          `Osparade anteckningar finns kvar i webbläsaren. När du kommer tillbaka, välj ${b(documentPage.edit.restore)} och tryck till slut på ${b(common.saveChanges)}.`,
        ),
      ],
    },
  ],
});
