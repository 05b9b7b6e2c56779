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
  title: "Kom i gång",
  chapters: [
    {
      id: "kirjautuminen",
      title: "Inloggning",
      blocks: [
        t(
          `Användarnamnet är din e-postadress. Kontot får du av din organisations administratör, och det första lösenordet anger du själv via en länk som kommer per e-post. Fyll i ${b(login.username)} och ${b(login.password)} på inloggningssidan och tryck på ${b(login.submit)}.`,
        ),
        picture("login", "Inloggningssidan. Länken för den som har glömt lösenordet finns under formuläret."),
        t(
          `Om du har glömt lösenordet, välj ${b(login.forgotten)} och ange din adress. Tryck på ${b(passwordReset.ask)}. Du får en länk som fungerar en gång, i 30 minuter. Det nya lösenordet ska ha 12–50 tecken. När du byter lösenord avslutas alla dina andra sessioner.`,
        ),
        t(
          `Om din organisation har en egen inloggningstjänst visar inloggningssidan knappen ${b(identityProvider.enter)} när du har skrivit ditt användarnamn. Du loggar in med organisationens konto och kommer tillbaka till portalen. Portalens lösenord behövs inte då, och organisationen kan ta det ur bruk. Om du arbetar även i andra organisationer loggar du alltid in med lösenord.`,
        ),
        t(
          `${b(shell.ownData)} → ${b(secondFactor.title)}: efter lösenordet frågar inloggningen efter en kod från autentiseringsappen i din telefon eller en lösennyckel. Spara återställningskoderna: var och en släpper in dig en gång om telefonen försvinner. Försvinner också de, tar din organisations administratör bort steget. Organisationen eller portalen kan kräva steget: då tar du det i bruk före allt annat. Innan du raderar en organisation, skickar massutskick, skapar en nyckel för en API-klient eller hämtar en fil med över 10 000 rader ber portalen om en kod eller en lösennyckel igen.`,
        ),
        t(
          `Med en lösennyckel loggar du också in utan lösenord: tryck på ${b(passkeys.logIn)} på inloggningssidan och bekräfta med fingeravtryck, ansikte eller PIN-kod. Då frågas ingen kod. Du skapar en lösennyckel med ${b(passkeys.add)}. Lägg till en också på en annan enhet, så att du kommer in fast en försvinner, och ta bort nyckeln till en förlorad enhet. När lösenordet byts med en länk i e-posten frågar nycklar som lagts till tidigare också efter lösenordet: ta bort dem som du inte känner igen.`,
        ),
        t(
          `Portalen talar finska, svenska och engelska. Du väljer språk på inloggningssidan under formuläret eller senare under ${b(shell.ownData)}: ${b(ownData.language)}. Också e-post och filer kommer på det språket.`,
        ),
        t(
          `En session varar i åtta timmar. Fem minuter före slutet varnar portalen: tryck på ${b(ownSessions.expiry.extend)} eller Enter så fortsätter du från samma ställe. Om sessionen hinner avslutas, logga in på nytt. Du kommer tillbaka till samma sida, och ditt oavslutade formulär finns kvar.`,
        ),
        t(`Efter flera felaktiga försök är inloggningen spärrad en stund. Portalen berättar när du kan försöka igen.`),
      ],
    },
    {
      id: "omat-tiedot",
      title: "Egna uppgifter och inloggningar",
      blocks: [
        t(
          `Öppna användarmenyn via dina initialer i övre högra hörnet och välj ${b(shell.ownData)}. Ändra dina uppgifter och tryck på ${b(common.saveChanges)}. Om du byter e-postadress är den också ditt nya användarnamn, och portalen frågar efter ${b(ownData.currentPassword)}.`,
        ),
        picture("own-data", "Egna uppgifter och en lista över var du är inloggad."),
        t(
          `Under ${b(ownSessions.title)} ser du i vilka webbläsare ditt konto är öppet, från vilken nätadress och när de senast har använts. Denna webbläsare är märkt med orden ${b(ownSessions.thisOne)}. Med knappen ${b(ownSessions.signOut)} avslutar du en inloggning och med knappen ${b(ownSessions.signOutOthers)} alla andra än denna.`,
        ),
        t(`I samma meny väljer du ${b(shell.palette)} och ${b(shell.theme)}. Valen gäller den här webbläsaren.`),
      ],
    },
    {
      id: "liikkuminen",
      title: "Områden, meny och organisation",
      blocks: [
        t("Flikarna i överkanten är områden. Du ser dem som dina roller öppnar i den valda organisationen:"),
        points(
          `${b(areas.subscriber)}: du gör förfrågningar, beställningar och felanmälningar och följer dem.`,
          `${b(areas.supplier)}: du svarar på ärenden som har kommit till din organisation.`,
          `${b(areas.faultHandler)}: du reparerar fel som har anmälts till din organisation.`,
          `${b(areas.info)}: nyheter, anvisningar, kontaktuppgifter och respons. Alla ser detta.`,
          `${b(areas.control)}: användare, organisationer och produkter. För administratörer.`,
        ),
        t(
          `I menyn till vänster finns ärendetyperna och under dem statusarna: ${b(states.OPEN)}, ${b(states.IN_PROCESSING)}, ${b(states.CONFIRMED)}, ${b(states.IN_DELIVERY)}, ${b(states.READY)} och ${b(states.CANCELLED)}. Siffran anger hur många ärenden som har statusen, och kuvertet att ärendena har olästa meddelanden. Menyn kan krympas till ikoner. På telefonen öppnas den med ikonen ${b(shell.openDrawer)} i övre vänstra hörnet.`,
        ),
        t(
          `Om du hör till flera organisationer, tryck på din organisations namn i överkanten: ${b(shell.switchTitle)}. Bytet gäller alla flikar i webbläsaren och frigör dina reservationer.`,
        ),
        t(
          "Antal, listor och det öppna ärendet uppdateras av sig själva när motparten gör något. Sidan behöver inte laddas om.",
        ),
      ],
    },
    {
      id: "luettelot",
      title: "Listor",
      blocks: [
        t(
          `Välj en ärendetyp eller dess status i menyn. En rad öppnas med ett klick eller med Enter. Statusen kan också bytas ovanför listan, och ${b(documentList.allStates)} visar dem alla.`,
        ),
        picture("orders", "Beställningar som lista: statusar, filter och kolumner."),
        points(
          `Fältet ovanför listan avgränsar den: ${documentList.filterHelp}. Under knappen ${b(documentList.filters)} finns de andra avgränsningarna, och dess siffra anger hur många av dem som är i bruk: ${b(documentList.unreadOnly)} visar de ärenden som har olästa meddelanden till dig (dit leder också kuvertet i menyn), och ${b(documentList.narrowButton)} öppnar resten. På telefonen finns även statusarna där. ${b(listViews.save)} sparar allt detta och ordningen: vyn finns som en flik ovanför listan och i menyn och visar hur många ärenden den har nu.`,
          `Kolumnens rubrik ordnar listan, och ${b(documentList.columnsButton)} väljer vad som visas, i vilken ordning och hur brett, och hur höga raderna är. Kolumnens bredd kan också ändras genom att dra i rubrikens kant; dubbelklicka för att återställa den. Text som inte ryms i kolumnen visas i sin helhet när du pekar på den eller går till raden med tangenterna.`,
          `En rad i fetstil med en punkt är ${documentList.unprocessed.toLowerCase()}. En brådskande rad har en stapel i vänstra kanten och ett utropstecken framför numret.`,
          `${b(searchPage.export)} sparar hela listan, inte bara den sida som syns: ${searchPage.exportCsv} eller ${searchPage.exportXlsx}. De synliga kolumnerna ingår. Sökresultat får du på samma sätt. När du har valt rader sparar ${b(bulk.export)} endast dem.`,
          `På en bred skärm kan ärendet visas bredvid listan: tryck på högerpilen på en rad eller välj ${b(preview.title)}. Då öppnas raden bredvid, och j och k går framåt och bakåt i listan. Åtgärderna är desamma som på ärendets sida. Esc stänger.`,
          "Adressfältet innehåller alltid det du ser: filter, status, ordning och sida. Du kan skicka länken till någon annan eller spara den som bokmärke.",
        ),
        t(
          `När du väljer rader visas i stället för statusarna ovanför listan vad som kan göras med dem på en gång: till exempel ${b(actions.archive("Order"))}, ${b(actions.markProcessed("Order"))} eller ${b(actions.confirmCancellation("Order"))}, och hos leverantören ${b(actions.startProcessing("Order"))} eller ${b(actions.deliver("Order"))}. Om en åtgärd bara passar en del står det på knappen för hur många. Resten finns under ${b(bulk.more)}. På samma sätt gör du bland sökresultaten.`,
        ),
        points(
          `${b(bulk.labels.confirm)}: ange ${bulk.dialog.dayOfAll.confirm.toLowerCase()} och ändra den vid behov per ärende. För en beställning anges också ${fields.supplierConnectionId.toLowerCase()}. ${b(bulk.labels.signReady)} fungerar på samma sätt med den faktiska dagen.`,
          `${b(actions.reject("Order"))} och ${b(actions.returnForCompletion("Order"))}: en orsak för alla.`,
          `Beställaren kan ändra kontaktperson eller projektnummer i många öppna ärenden med ${b(bulk.labels.edit)}.`,
          `${b(bulk.labels.sendMessage)} skickar samma meddelande om varje ärende till motparten.`,
          `Med ${b(answers.menu)} besvarar leverantören ärendena i sin lista i ett kalkylblad. ${b(answers.download)} ger dem som ännu kan besvaras. Fyll i kolumnen ${b(answers.columns.action)}: ${Object.values(answers.actions).join(", ")}, och åtgärdens uppgifter, och hämta filen med ${b(answers.upload)}. Felaktiga rader visas innan något skickas. Om ett ärende har ändrats sedan du laddade ner filen skickas dess rad inte.`,
          "Varje ärende behandlas för sig, och portalen visar resultatet per ärende. De ärenden för vilka åtgärden inte lyckas förblir valda med sina orsaker, och du kan rätta uppgifterna och försöka igen.",
        ),
      ],
    },
    {
      id: "haku",
      title: "Sökning",
      blocks: [
        t(
          `Ctrl + K eller förstoringsglaset i överkanten öppnar fönstret ${b(palette.title)}. Först visas de ärenden du senast har öppnat och dina sökningar. Skriv TID eller CID, kundens namn, en åtgärd eller en plats och tryck på Enter. En mer omfattande sökning finns överst i menyn till vänster: ${b(shell.search)}. Tangenten / leder till sidans sökfält eller öppnar sökningen.`,
        ),
        points(
          `${b(searchPage.basic)} söker med ord: ${searchPage.placeholder}. Stora bokstäver, prickar över ä och ö och skiljetecken har ingen betydelse, och telefonnumret kan skrivas hur som helst. Sökningen hittar även arkiverade ärenden.`,
          `${b(searchPage.advanced)} kombinerar villkor: typ, status, parter, produkt, dagar, referenser och adresser. Ange villkoren och tryck på ${b(searchPage.submit)}. Villkoren visas ovanför resultaten, och vart och ett kan tas bort för sig.`,
          "Om resultaten är över tusen, precisera villkoren.",
          `${b(searchPage.facets.title)}: ovanför resultaten ser du hur många av dem som är av varje typ, status och år, och hur många som är försenade. Tryck på ett av talen för att se bara dem. På telefonen öppnas talen med en knapp. Ett plustecken efter talet betyder att de är minst så många.`,
        ),
        picture("search-results", "Sökresultat: sökvillkoren ovanför resultaten och åtgärderna bredvid dem."),
        t(
          "Sökningen gäller ärendena i det område där du är: som beställare de du har skickat, som leverantör de du har fått och som felhanterare felen.",
        ),
      ],
    },
    {
      id: "tallennetut-haut",
      title: "Sparade sökningar",
      blocks: [
        steps(
          `Gör en sökning, välj kolumner och ordning och tryck på ${b(searchPage.save)}.`,
          `Ge den ett namn. Valet ${b(searchPage.share)} delar sökningen med kollegerna, och ${b(searchPage.pin)} lyfter upp den i menyn till vänster.`,
          `Tryck på ${b(searchPage.saveButton)}.`,
        ),
        points(
          `Sparade sökningar finns på söksidan under ${b(searchPage.saved)}. Där kan de också ges nytt namn, fästas och raderas.`,
          "Bredvid en fäst sökning i menyn finns antalet resultat, som hålls uppdaterat.",
          `När du ändrar villkoren i en sparad sökning sparar ${b(searchPage.update)} dem över de tidigare. En delad sökning ändras av den som har gjort den och av organisationens administratörer.`,
        ),
      ],
    },
    {
      id: "raportit",
      title: "Rapporter",
      blocks: [
        t(
          `Till rapporterna kommer du via ${b(shell.reports)} i menyn till vänster. De berättar om den valda organisationens ärenden under högst ett år, enligt den dag då de skapades:`,
        ),
        points(...reportTypes.map((type) => `${b(enumerations.reportType[type])}: ${reports.descriptions[type]}`)),
        picture("report", "En rapport: nyckeltal, diagram och en tabell vars siffror öppnar ärendena."),
        steps(
          `Välj ${b(reports.type)} och ${b(reports.period)}. Färdiga perioder fyller i dagarna åt dig.`,
          `${b(reports.modes.advanced)} delar upp siffrorna enligt motpart, produktgrupp och månad. Med dem kan du också avgränsa rapporten: välj en eller flera motparter, produktgrupper eller produkter.`,
          `Öppna en siffra, så ser du ärendena bakom den. Även de kan laddas ner som fil och skrivas ut.`,
          `Ladda ner tabellen som ${b(reports.formats.csv)} eller ${b(reports.formats.xlsx)} eller välj ${b(reports.print)}.`,
          `${b(traffic.title)} berättar om en motpart detsamma som den ser om er: bekräftelsetid, leveranssäkerhet, avvisningar med orsaker och reparationstid per månad. Dit kommer du med knappen på rapporten eller via motpartens namn överst på ärendet.`,
        ),
      ],
    },
    {
      id: "projektit",
      title: "Projekt",
      blocks: [
        t(
          `Ärenden med samma projektnummer bildar ett projekt. Under ${b(shell.projects)} ser du för varje projekt hur många ärenden som är klara och försenade, när nästa och sista dagen är och vad de levererade anslutningarna kostar i månaden.`,
        ),
        points(
          `Projektets namn öppnar dess sida: alla ärenden i en lista, också de arkiverade. Välj ${b(projects.parts.unfinished)} eller ${b(projects.parts.late)} om du bara vill se dem.`,
          `${b(searchPage.export)} sparar ärendena som visas i en fil.`,
          `På ärendets sida är projektnumret en länk till projektet.`,
          "Leverantören ser bara sina egna ärenden i projektet och får inte veta om det finns andra.",
        ),
      ],
    },
    {
      id: "tapahtuman-sivu",
      title: "Ärendets sida",
      blocks: [
        t(
          `Varje ärende har ett eget nummer (TID), och de som hör ihop har ett gemensamt helhetsnummer (CID). Till exempel bildar en offertförfrågan, beställningen utifrån den och felanmälan om beställningen en ärendehelhet. Kedjan visas under ${b(documentPage.sections.case)}, och ${b(caseView.open)} öppnar den i sin helhet.`,
        ),
        picture("order-page", "En beställning under behandling, sedd av beställaren."),
        points(
          "Under rubriken står i korthet vad som beställs och vart, till vem och av vem, när och hur mycket tid som återstår.",
          `I överkanten finns den åtgärd som för ärendet framåt. De andra finns i menyn bredvid. En nedtonad åtgärd är inte möjlig nu, och menyn anger orsaken. Sist i menyn står Inte ännu: där finns de åtgärder som är möjliga först med en annan status. En röd åtgärd kan inte ångras.`,
          "När leverantören har svarat står svaret med priserna först på sidan.",
          "Nummer, adress, telefonnummer och e-postadress kopierar du med knappen efter dem.",
          "Stegen visar hur långt ärendet har kommit och när varje steg har passerats.",
          `${b(documentPage.sections.log)} berättar vem som har gjort vad och när.`,
          `I menyn kopierar ${b(documentPage.copyText)} ärendet som löpande text, till exempel för e-post. ${b(documentPage.pdf)} ger sidor som kan skickas eller arkiveras: av en bekräftad beställning en beställningsbekräftelse och av en besvarad offertförfrågan en offert. ${b(documentPage.print)} skriver ut den här sidan på papper.`,
        ),
        t(
          `När du redigerar är ärendet reserverat för dig i högst en timme. Andra ser vem som redigerar och hur länge. Reservationen frigörs när du sparar, och inom två minuter om du stänger webbläsaren. En egen reservation i en annan flik får du tillbaka med knappen ${b(documentPage.lock.resume)}.`,
        ),
        t(
          `Om någon annan hinner ändra ärendet visar portalen ändringarna och skriver inte över något: välj ${b(documentPage.stale.keepMine)} eller ${b(documentPage.stale.takeTheirs)}.`,
        ),
      ],
    },
    {
      id: "kysymykset",
      title: "Frågor och väntan",
      blocks: [
        t(
          `När du behöver en uppgift av motparten, tryck på ${b(actions.askQuestion("Order"))}. Du kan fråga tills ärendet är klart eller annullerat. Ärendets status ändras inte, men båda parternas listor och ärendets sida visar vem som väntar på vem och sedan när.`,
        ),
        steps(
          `Skriv frågan och ange vid behov en dag under ${b(inputs.answerBy.label)}. Leverantören och felhanteraren kan också under ${b(inputs.correctable.label)} välja vad beställaren får rätta.`,
          `Motparten aviseras och svarar med knappen ${b(actions.answerQuestion("Order"))}. I sitt svar kan beställaren rätta de efterfrågade uppgifterna, även i en bekräftad beställning. Adress och produkt kan inte ändras på det här sättet.`,
          `En fråga som inte längre behövs kan återtas: ${b(actions.withdrawQuestion("Order"))}. Om ärendet avslutas förfaller den öppna frågan.`,
        ),
        points(
          `Vardera parten kan ha en öppen fråga åt gången.`,
          `Vad som väntas av dig visas först på startsidan, i listans avgränsning ${b(shell.waitingForUs)} och i menyns siffror. Där finns också de ärenden som har returnerats för komplettering.`,
          `Om en obesvarad fråga skickas en påminnelse efter två och fem servicedagar.`,
          `Frågor och svar ses endast av ärendets parter. Rättade uppgifter visas i ärendeloggen.`,
        ),
      ],
    },
    {
      id: "pyynnot",
      title: "Annullering och ändring av en bekräftad beställning",
      blocks: [
        t(
          `En bekräftad beställning är bindande. Beställaren kan ändå begära att den annulleras eller ändras, och leverantören avgör saken. Detsamma gäller ändringsbeställningar och uppsägningar. Leveransen fortsätter och uppgifterna är oförändrade tills begäran har godkänts.`,
        ),
        steps(
          `Beställaren trycker på ${b(actions.requestCancel("Order"))} och skriver varför under ${b(inputs.cancelReason.label)}. Eller trycker på ${b(actions.requestAmend("Order"))}, väljer under ${b(requests.wished)} vad som ska ändras och anger nya värden. Ärendet väntar sedan på leverantören.`,
          `Leverantören svarar överst på sidan: ${b(actions.acceptRequest("Order"))} annullerar eller ändrar genast och utan avgift, ${b(actions.acceptWithCharge("Order"))} anger vad det kostar, och ${b(actions.refuseRequest("Order"))} anger varför det inte går.`,
          `Avgiften godkänns av beställaren: ${b(actions.acceptCharge("Order"))}. Annulleringen eller ändringen träder i kraft genast. Om avgiften inte godkänns inom ${chargeDays} dagar förfaller begäran och leveransen fortsätter.`,
        ),
        points(
          `En begäran kan återtas tills den har godkänts: ${b(actions.withdrawRequest("Order"))}. Så tackar man också nej till avgiften.`,
          `Adress och produkt kan inte ändras på det här sättet, för dem görs en ny beställning. En annan dag föreslås: ${b(actions.proposeDate("Order"))}.`,
          `Det kan finnas en begäran åt gången. Efter en avslagen eller förfallen begäran kan man begära på nytt.`,
          `Det som annulleras på begäran behöver inte kvitteras. Om ärendet blir klart eller leverantören annullerar det förfaller den öppna begäran.`,
          `Begäranden, avgifter och motiveringar finns under ${b(requests.title)}, och de ses endast av ärendets parter.`,
        ),
      ],
    },
    {
      id: "kasittelija",
      title: "Vem som handlägger",
      blocks: [
        t(
          `${b(documentPage.handler.title)} på ärendets sida anger vem i din egen organisation som sköter ärendet. Ett nytt ärende sköts hos beställaren av den som har skapat det, och hos leverantören av den som tar det till behandling.`,
        ),
        points(
          `${b(actions.take("Order"))} visas när ingen handlägger ärendet. Om två trycker samtidigt får den ena veta det.`,
          `${b(actions.assign("Order"))}: välj en kollega som har samma roll, eller ${b(documentPage.handler.nobody)}. Kollegan aviseras och får därefter veta vad motparten gör med ärendet.`,
          `Under listans knapp ${b(documentList.filters)} visar ${b(documentList.mineOnly)} dina egna och ${b(documentList.unassignedOnly)} de oavslutade som ingen handlägger. Handläggaren kan bytas för många på en gång: välj rader och tryck på ${b(actions.assign("Order"))}. En frånvarandes arbeten hittar du när du ordnar listan enligt kolumnen ${b(documentList.columns.handler)}.`,
          `Motparten aviseras inte om bytet. Beställaren ser leverantörens handläggare när ärendet har tagits till behandling. Leverantören ser inte beställarens handläggare.`,
        ),
      ],
    },
    {
      id: "viestit-ja-liitteet",
      title: "Meddelanden och bilagor",
      blocks: [
        t(
          `På ärendets sida finns ${b(messages.title)} mellan parterna. Tryck på ${b(messages.newMessage)}, skriv ${b(messages.subject)} och ${b(messages.content)} och tryck på ${b(messages.send)}. Ett meddelande besvaras med knappen ${b(messages.reply)}. Olästa meddelanden är gemensamma för organisationen: när en läser är meddelandet läst för alla. Antalet olästa finns i klockan och i menyn bredvid ärendetypen: kuvertet öppnar de ärenden som har olästa meddelanden.`,
        ),
        t(
          `${b(inbox.title)} i menyn visar meddelandena i alla ärenden som finns i listorna, de olästa först. ${b(inbox.unread)} lämnar kvar endast dem, och sökningen gäller ämne och text. En rad öppnar ärendet vid meddelandet. Med kuvertet markerar du ett meddelande som läst utan att öppna det. Meddelandena i ett arkiverat ärende finns på dess egen sida.`,
        ),
        t(
          `Till kolleger skriver du under ${b(notes.title)}: tryck på ${b(notes.write)} och till slut på ${b(notes.save)}. Anteckningarna ses av ${notes.own.toLowerCase()}. ${notes.about} Din egen anteckning kan du radera.`,
        ),
        t(
          `Under ${b(attachments.title)} kan du släppa filer eller trycka på ${b(attachments.choose)}. En fil får vara högst 20 MB. Sändningen kan avbrytas och göras om. Bilagan hör till båda parterna först när du trycker på ${b(attachments.addToDocument(1))}.`,
        ),
        t(
          `En raderad bilaga eller ett raderat meddelande kan under fem sekunder tas tillbaka med knappen ${b(common.undo)}.`,
        ),
      ],
    },
    {
      id: "ilmoitukset",
      title: "Aviseringar",
      blocks: [
        t(
          `När någon annan gör något med ett ärende som du har skapat eller handlägger får du en avisering. Klockan i överkanten öppnar ${b(notificationPanel.title)}: från en avisering kommer du direkt till ärendet, och ${b(notificationPanel.markAll)} nollställer antalet. Det du själv gör aviseras du inte om.`,
        ),
        t(
          `E-posten väljer du i användarmenyn: ${b(notificationPanel.choices)}. Per ärendetyp är alternativen ${b(notices.deliveries.atOnce)}, ${b(notices.deliveries.daily)} och ${b(notices.deliveries.none)}. ${notificationPanel.digestHelp}`,
        ),
        picture("notification-choices", "Aviseringsinställningar: ett eget val för varje ärendetyp."),
        points(
          `Du kan bevaka även andra ärenden: tryck på ${b(watching.begin)} på ärendets sida. Du får samma aviseringar som den som har skapat ärendet tills du trycker på ${b(watching.end)}. Andra ser inte att du bevakar.`,
          "Organisationens gemensamma mottagare väljs av administratören i organisationens ärendemeddelanden.",
          `Ett brådskande fel känner du igen på e-postens rubrik, och i början av meddelandet står vad du ska göra. Länken ${b(notices.mail.stopOfType)} i slutet av meddelandet fungerar utan inloggning.`,
          "Följare får aviseringar utan konto och utan priser när de har bekräftat sin adress via länken i ett e-postmeddelande. Varje meddelande har en länk för att avsluta dem.",
        ),
      ],
    },
    {
      id: "info-alue",
      title: "Nyheter, kontaktuppgifter och respons",
      blocks: [
        t(
          `I området ${b(areas.info)} finns portalens gemensamma sidor. Siffran på fliken anger hur många nyheter som är olästa.`,
        ),
        points(
          `${b(info.entries.newsletters)}: öppna en nyhet via rubriken, så markeras den som läst. ${b(newsletters.markAllRead)} nollställer antalet.`,
          `${b(info.entries.faq)} och ${b(info.entries.manual)}: skriv i sidans sökfält vad du söker. Sökningen hittar även ordets andra former.`,
          `${b(info.entries["vendors-contact"])}: vem du kan ringa eller skriva till. Avgränsa listan med sökfältet och med ${b(supplierContacts.type)}.`,
          `${b(info.entries["feedback-and-errors"])}: berätta om ett fel eller föreslå en förbättring och tryck på ${b(feedback.send)}. Det senaste felet bifogas om du inte tar bort valet. Svaret kommer till din e-post. Om ett fel på en förbindelse görs en felanmälan.`,
        ),
      ],
    },
    {
      id: "nappaimet",
      title: "Kortkommandon",
      blocks: [
        t(`Tryck på ? var som helst, så ser du sidans kommandon: ${b(shortcuts.title)}. De vanligaste är:`),
        points(
          `Ctrl + K: ${shortcuts.palette.toLowerCase()}, /: ${shortcuts.search.toLowerCase()}`,
          `n: ${shortcuts.newDocument.toLowerCase()}`,
          `j och k: ${shortcuts.nextRow.toLowerCase()} och ${shortcuts.previousRow.toLowerCase()}, Enter: ${shortcuts.openRow.toLowerCase()}, x: ${shortcuts.selectRow.toLowerCase()}`,
          `→: ${preview.open.toLowerCase()}, Esc: ${preview.close.toLowerCase()}`,
          "Pilar: flytta dig i områdena, i menyn till vänster och i listans funktioner, statusar och rubriker; tabb passerar var och en med ett tryck",
          "e: redigera ärendet, m: nytt meddelande",
          "g och sedan t, k eller v: gå från ett område till ett annat",
          "Ctrl + Enter: gå vidare i formuläret eller skicka",
          "Ett datum kan skrivas kort: 5.3. är nästa femte mars och +10 om tio dagar.",
        ),
        t(`Om snabbtangenterna stör, ta bort valet ${b(shell.singleKeys)} i användarmenyn.`),
        steps(
          `En hel beställning kan göras med tangentbordet: tryck på n, välj ${b(newDocument.newTitles.Order)}, fyll i fälten med Tabb och gå vidare med Ctrl + Enter.`,
          "Kontrollera sammanfattningen och skicka med Ctrl + Enter.",
        ),
      ],
    },
  ],
});
