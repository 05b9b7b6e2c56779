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
  title: "För beställaren",
  chapters: [
    {
      id: "tilaajan-etusivu",
      title: "Vad som väntar nu",
      blocks: [
        t(
          `${newDocument.frontTitle} börjar med knappar för att påbörja ett nytt ärende. Under dem står vad du ska göra.`,
        ),
        points(
          `${b(parts.waitsForMe.title)}: returnerade ärenden, frågor som väntar på svar, flyttade dagar, annulleringar att kvittera och offerter som snart upphör att gälla.`,
          `${b(parts.supplierLate.title)}: ärenden där leverantören inte har hållit den utlovade tiden. Med knappen ${b(actions.askQuestion("Order"))} frågar du hur det går.`,
          `${b(parts.answered.title)}: det som har blivit klart och som du ännu inte har markerat som behandlat.`,
          "Knappen på raden tar nästa steg genast eller öppnar formuläret för det. Raden själv öppnar ärendet.",
        ),
      ],
    },
    {
      id: "uusi-tilaus",
      title: "Ny beställning",
      blocks: [
        steps(
          `Tryck på ${b(shell.newDocument)} eller på tangenten n och välj ${b(newTitles.Order)}.`,
          `${b(phases.product)}: välj produktgrupp, leverantör och produkt. Leverantörer som inte kan leverera står sist, med orsaken bredvid. Om produkten beställs via ett NNI-id, välj också id:t. Tryck på ${b(phases.next)}.`,
          `${b(phases.fields)}: ange adresser, kund, önskad dag och övriga uppgifter. De som är märkta med en stjärna är obligatoriska. Postnumret fyller i postorten i hela Finland (källa: Postens postnummerfil), och en adress som du har angett en gång erbjuds på nytt. Knappen under önskad dag väljer den första möjliga. Fakturering, referenser och fler uppgifter om felet öppnas via sina rubriker. Felaktiga uppgifter påpekas när du lämnar fältet. Tryck på ${b(phases.toSummary)}.`,
          `${b(phases.summary)}: kontrollera uppgifterna. ${b(phases.edit)} bredvid en punkt leder tillbaka för att ändra den.`,
          `Tryck på ${b(actions.create("Order"))}. Du får ett ärendenummer (TID), och leverantören aviseras.`,
        ),
        picture("new-order", "Första steget: produktgrupp, leverantör och produkt."),
        picture(
          "new-order-fields",
          "Andra steget: uppgifterna om anslutningen och leveransen. Valen samlas till höger.",
        ),
        t(
          `Inget har skickats innan du trycker på sändknappen. Fram till dess är formuläret ett utkast som sparas av sig självt i webbläsaren. Utkasten finns överst på startsidan under ${b(drafts.title)}: ${b(drafts.resume)} öppnar formuläret och ${b(drafts.discard)} raderar det. När du loggar ut frågar portalen om utkasten ska bli kvar i webbläsaren.`,
        ),
        points(
          `${b(fields.subscriberConnectionId)} är ditt eget id för förbindelsen. Samma id kan inte finnas i två gällande ärenden.`,
          `${b(fields.deliveryType)}: ${enumerations.deliveryType.normal.toLowerCase()} följer leverantörens minimitid, som portalen räknar i arbetsdagar. ${enumerations.deliveryType.urgent} och ${enumerations.deliveryType.fast.toLowerCase()} kan vara tidigare.`,
          `Om ${b(fields.projectId)} redan finns i andra ärenden visar portalen dem. Det hindrar inte att du skickar.`,
          `${b(fields.followers)}: adresser som får information om ändringar i ärendet även utan konto.`,
        ),
        t(
          `Beställningen kan ändras med knappen ${b(actions.edit("Order"))} så länge den har statusen ${b(states.OPEN)}. En likadan beställning gör du snabbast med knappen ${b(actions.copy("Order"))}: endast anslutnings-id:t lämnas tomt.`,
        ),
      ],
    },
    {
      id: "saatavuus-ja-tarjous",
      title: "Tillgänglighetsförfrågan och offertförfrågan",
      blocks: [
        t(
          `Många beställningar på en gång gör du under ${b(imports.menu)}: ladda ner produktens mall, fyll i raderna i ett kalkylprogram och importera filen. Raderna kontrolleras med samma regler som formuläret, felen rättar du direkt i tabellen, och du skickar antingen alla eller de giltiga. Resultatet får du som fil. På samma sätt gör du tillgänglighetsförfrågningar, offertförfrågningar, ändringar och uppsägningar.`,
        ),
        t(
          `I ${b(shell.availability)} ser du genast vad leverantörerna har angett om adressen, vad du har fått för svar och vad du redan har där. Därifrån kan du beställa eller fråga efter tillgänglighet: produkten och adressen finns färdigt i formuläret. Allt som inte är känt frågar du leverantörerna om på en gång. Många adresser hämtar du in som en fil på samma sida med knappen ${b(batch.choose)}: du ser rad för rad vad varje leverantör erbjuder, får resultatet som en tabell och gör förfrågningar om det som saknas med ett tryck. Förfrågningarna kontrollerar och skickar du på filens sida, och på adressernas sida ser du hur många som har besvarats.`,
        ),
        t(
          `Med en tillgänglighetsförfrågan tar du reda på om det går att få en förbindelse till adressen och när. Med en offertförfrågan får du också ett bindande pris. Ingendera förpliktar till beställning. De görs som en beställning: ${b(newTitles.AvailabilityRequest)} eller ${b(newTitles.Inquiry)}.`,
        ),
        t(
          `Svaret visas när ärendet har statusen ${b(states.READY)}. Om svaret duger, tryck på ${b(actions.orderFrom("Inquiry"))} på dess sida: uppgifterna överförs till beställningsformuläret, och beställningen hör till samma ärendehelhet. Ett svar kan ge en gällande beställning åt gången.`,
        ),
        points(
          `En offert har en dag som den är giltig till (${fields.validUntilDate.toLowerCase()}). Därefter kan man inte beställa utifrån den, men du kan göra en ny förfrågan med knappen ${b(actions.copy("Inquiry"))}.`,
          `Ett avvisande svar är märkt med ordet ${b(derived.rejected)}, och orsaken finns bland svarets uppgifter.`,
        ),
      ],
    },
    {
      id: "omat-yhteydet",
      title: "Egna anslutningar",
      blocks: [
        t(
          `Under ${b(shell.registers.SUBSCRIBER)} finns en rad för varje levererad beställning så som anslutningen är nu: ändringar, öppna fel och uppsägning är beaktade. Summorna följer avgränsningarna, och listan fås som fil.`,
        ),
        points(
          `Avgränsa med sökord, leverantör, kommun, produkt eller status. ”${connections.endsSoon(endsSoonDays)}” visar de avtal som snart måste avgöras.`,
          `På anslutningens sida finns avtalet, avgifterna och alla dess ärenden från början. Där gör du en felanmälan, en ändringsbeställning, en uppsägning eller en kopia.`,
          `Det som har beställts någon annanstans än i portalen importeras till registret med knappen ${b(connections.bring)}: egen beteckning, produkt, ibruktagningsdag och vid behov adress, pris och avtalsperiod. För en importerad anslutning gör du ändringar, uppsägningar och felanmälningar som för andra. Båda parterna ser att beställaren har importerat den. Importen kan inte ångras, så kontrollera raderna innan du skickar dem.`,
          `Knappen ${b(reconciliation.open)} jämför registret med en faktura eller en egen förteckning. Filen har anslutningens id (beställarens, leverantörens eller TID) och om du vill månadsavgiften. Du ser vad som finns endast i filen, vad som finns endast i registret och var priset skiljer sig. Avslutade anslutningar jämförs inte, och filen sparas inte.`,
          `Leverantören ser samma anslutningar under ${b(shell.registers.SUPPLIER)}.`,
          `Administratören får e-post 90, 60 och 30 dagar innan ett avtal löper ut.`,
        ),
        t(
          `Under ${b(shell.supplierNotices)} berättar dina leverantörer om underhåll och störningar som gäller dina anslutningar. Du får också ett meddelande i klockan och per e-post, och anslutningen har ett märke så länge meddelandet gäller. När du öppnar meddelandet ser leverantören att din organisation har läst det. Om du anmäler ett fel under en känd störning berättar formuläret om den först, och felet kopplas till den. När en leverantör säger upp anslutningar visas den sista dagen i meddelandet, i registret och på anslutningens sida. I meddelandet beställer du ett alternativ, och formuläret är ifyllt med anslutningens uppgifter. Anslutningen avslutas av sig själv efter den sista dagen, och tidigare kan du säga upp den som förut.`,
        ),
      ],
    },
    {
      id: "muutos-ja-irtisanominen",
      title: "Ändringsbeställning och uppsägning",
      blocks: [
        t(
          `Ändringsbeställning och uppsägning gäller en klar beställning. Öppna beställningen och tryck på ${b(actions.createChangeOrder("Order"))} eller ${b(actions.createCancelOrder("Order"))}. Uppgifterna är färdigt ifyllda i formuläret.`,
        ),
        picture(
          "ready-order",
          "En klar beställning utifrån vilken en ändringsbeställning, uppsägning eller felanmälan kan göras.",
        ),
        t(
          `Du kan också börja med att välja typ. Då frågar portalen: ${b(findOrder.title)} Skriv eget eller leverantörens id, TID, kund eller adress i fältet ${b(findOrder.search)} och välj anslutningen. Med piltangenterna går du mellan sökningen och anslutningarna, och Enter väljer den enda som hittades.`,
        ),
        points(
          `I en ändringsbeställning väljer du först vad som ska ändras: ${Object.values(enumerations.modificationType)
            .map((one) => `${one.charAt(0).toLowerCase()}${one.slice(1)}`)
            .join(", ")}. Formuläret frågar endast efter uppgifter som hör till dem.`,
          `I en uppsägning anger du önskad slutdag och orsak.`,
          `En gällande anslutning kan alltid sägas upp och fel på den alltid anmälas, även om beställningsrätten har upphört. En ändringsbeställning kräver en gällande beställningsrätt.`,
          `En ärendehelhet kan ha en oavslutad ändringsbeställning eller uppsägning åt gången.`,
          `När ändringen är klar visar beställningen anslutningen sådan som den nu är och bredvid det som ursprungligen beställdes. Beställningen är märkt med ordet ${b(derived.modified)}, och en uppsagd med ordet ${b(derived.disconnected)}. För en frånkopplad beställning kan inga nya ärenden göras.`,
        ),
      ],
    },
    {
      id: "vian-ilmoittaminen",
      title: "Felanmälan",
      blocks: [
        steps(
          `Välj ${b(newTitles.Fault)} på startsidan, på telefonen ${b(actions.createFault("Order"))}, och sök förbindelsens beställning: CID, TID, eget eller leverantörens id, kund eller adress räcker. Du kan också öppna den klara beställningen och trycka på ${b(actions.createFault("Order"))}. Om beställningen inte finns i portalen, välj ${b(newTitles.Fault)} och ${b(findOrder.withoutOrder)}.`,
          `Välj ${b(fields.faultType)}. ${b(enumerations.faultType.urgentFault)} lyfter anmälan överst i felhanterarens lista. ${b(enumerations.faultType.deliveryChecking)} är möjlig under den tid från leveransen som leverantören har angett. Anslutnings-id:t kan alltid anges, även om ett fel på förbindelsen redan har anmälts. En anmälan som leverantörens felhanterare har gjort för din räkning kan du själv annullera.`,
          `Berätta när felet började (eller tryck på ${b(documentForm.beganNow)}), vad som händer och vem man kan ringa. Markera vad som redan har kontrollerats: det gör reparationen snabbare.`,
          `Tryck på ${b(actions.create("Fault"))}. Om du först vill kontrollera allt, välj ${b(phases.toSummary)}.`,
        ),
        t(
          `Uppgifterna om reparationen visas när anmälan har statusen ${b(states.READY)}. Fler uppgifter kan du när som helst skicka med ett meddelande.`,
        ),
        t(
          `När felet är reparerat, berätta om det hjälpte: ${b(actions.acceptRepair("Fault"))}, eller om felet finns kvar, ${b(actions.reopenFault("Fault"))} och en motivering. Överst på sidan står hur länge det är möjligt. En anmälan som har öppnats på nytt är åter under behandling hos felhanteraren. Om felet återkommer senare, gör en ny anmälan.`,
        ),
      ],
    },
    {
      id: "vastauksen-jalkeen",
      title: "Uppföljning, annullering och arkivering",
      blocks: [
        points(
          `Om leverantören returnerar ärendet för komplettering har det åter statusen ${b(states.OPEN)}. Orsaken visas överst på sidan. Komplettera uppgifterna med knappen ${b(actions.edit("Order"))}.`,
          `Leverantörens fråga visas överst på sidan. Svara med knappen ${b(actions.answerQuestion("Order"))}.`,
          `Om leverantören flyttar den bekräftade dagen aviseras du, och orsaken visas överst på sidan. Tryck på ${b(actions.acceptDate("Order"))} eller ${b(actions.proposeDate("Order"))}. Den flyttade dagen gäller även om du inte svarar.`,
          `Om ärendet är märkt ${b(derived.held)} tror leverantören inte på den bekräftade dagen och vet ännu ingen ny. Du aviseras när dagen är känd. Du kan också föreslå en dag.`,
          `Du kan också själv be om en annan dag: ${b(actions.proposeDate("Order"))}. När leverantören godkänner ditt önskemål blir den ${b(deliveryDates.committed("Order"))}. Skedena finns under ${b(deliveryDates.section("Order"))}.`,
          `Listans kolumn ${b(documentList.columns.due)} och ${b(clocks.title)} på sidan anger när leverantören senast ska svara eller leverera. Under knappen ${b(documentList.filters)} visar ${b(documentList.dueOnly.late)} dem där leverantören är försenad. När ärendet väntar på dig står leverantörens tid stilla.`,
          `På ett försenat ärendes sida finns ${b(escalation.escalate)}: du ser leverantörens eskaleringskontakter nivå för nivå och kan samtidigt skicka ett meddelande.`,
          `${b(actions.markProcessed("Order"))} berättar för din organisation att svaret har behandlats. Markeringen är gemensam, och leverantörens nästa ändring tar bort den. Den kan upphävas: ${b(actions.unmarkProcessed("Order"))}.`,
          `${b(actions.cancel("Order"))} är möjligt med statusarna ${b(states.OPEN)} och ${b(states.IN_PROCESSING)}. Ange orsaken. Leverantören kvitterar annulleringen, och fram till dess är ärendet ${b(derived.unconfirmedCancellation)}.`,
          `Annullering eller ändring av en bekräftad beställning begärs av leverantören: ${b(actions.requestCancel("Order"))}, ${b(actions.requestAmend("Order"))}. Det har ett eget kapitel: Annullering och ändring av en bekräftad beställning.`,
          `Om leverantören annullerar beställningen är det du som kvitterar: ${b(actions.confirmCancellation("Order"))}.`,
          `${b(actions.archive("Order"))} tar bort ett klart eller annullerat ärende ur listor och antal. Det försvinner inte: det hittas med sitt nummer, och för en klar beställning kan fortfarande en ändringsbeställning, uppsägning eller felanmälan göras.`,
        ),
        t(
          "Ur gamla avslutade ärenden raderas kontaktpersonernas uppgifter efter förvaringstiden. Tiderna finns i dataskyddsbeskrivningen.",
        ),
      ],
    },
  ],
});
