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
  title: "För organisationens administratör",
  chapters: [
    {
      id: "kayttajat",
      title: "Användare och roller",
      blocks: [
        t(
          `I området ${b(shell.areas.control)} administrerar du din egen organisation och alla dess underorganisationer. En ny användare lägger du till under ${b(entries.users)}:`,
        ),
        steps(
          `Tryck på ${b(controlUsers.newUser)} och välj organisation.`,
          `Ange namn, e-postadress och telefonnummer. Adressen är användarnamnet, så den får ha högst 50 tecken.`,
          `Låt ${b(controlUsers.invite)} vara valt: användaren får en länk för att själv ange sitt lösenord. Länken fungerar i ${invitationDays} dagar.`,
          `Välj roller och tryck på ${b(controlUsers.create)}.`,
          `Listan och användarens sida visar om inbjudan har skickats, öppnats eller gått ut. En som har gått ut skickar du på nytt på användarens sida (${b(controlUsers.invitation.sendAgain)}) eller genom att välja användare i listan och trycka på ${b(controlUsers.invitation.send)}.`,
        ),
        picture("users", "Användare: sökning, kategori och när var och en senast har loggat in."),
        points(
          `${b(roles.SUBSCRIBER)} beställer, ${b(roles.SUPPLIER)} svarar på beställningar och ${b(roles.ERROR_HANDLER)} reparerar fel.`,
          `${b(roles.SUBSCRIBER_ADMIN)} och ${b(roles.SUPPLIER_ADMIN)} administrerar organisationen. Med enbart en administratörsroll kan man inte skapa eller behandla ärenden, men man ser det egna områdets sökning och rapporter.`,
          `Du ger och tar bort endast roller på din egen sida: beställarens administratör beställarens roller, leverantörens administratör leverantörens och felhanterarens. Dina egna roller ändras av en annan administratör. Användaren får ett e-postmeddelande när roller, adress eller inloggning ändras.`,
          `${b(controlUsers.disable)} förhindrar genast inloggning, och det kan ångras. ${b(controlUsers.remove)} är permanent, men namnet finns kvar i loggarna.`,
          `En person som redan har ett konto i en annan organisation bjuder du in med knappen ${b(joining.open)}: personen accepterar eller avböjer själv inbjudan. I samma fönster ser och återtar du inbjudningar.`,
          `${b(controlUsers.fields.groupAccount)} är till för information: det kan inte logga in.`,
          `Många användare lägger du till på en gång i menyn ${b(csv.actions)}: ${b(csv.import)}. Portalen kontrollerar raderna innan något sparas och bjuder in de nya användarna när ${b(csv.invite)} är valt. På samma sätt importeras produkter och NNI-id:n. Användare och produkter, till exempel priser, ändrar du på samma sätt: ${b(csv.export)}, ändra cellerna och importera filen. Innan något sparas ser du vad som ändras på varje rad.`,
        ),
      ],
    },
    {
      id: "organisaation-tiedot",
      title: "Organisationens uppgifter och inställningar",
      blocks: [
        t(
          `Öppna ${b(entries.organizations)} och organisationen. På en ny organisations sida står först Ibruktagande: vad som är klart och vad som saknas. Från det som saknas kommer du direkt dit där det görs. Flikarna är grupperade, och den öppnade gruppens sidor finns under den:`,
        ),
        points(
          `${b(tabs.info)}: namn, FO-nummer, adresser och ${controlOrganizations.fields.contactInfo.toLowerCase()} som dina kunder och leverantörer ser. Här läggs också underorganisationer till: ${b(controlOrganizations.newChild)}.`,
          `${b(tabs["event-messages"])}: vem som får information om nya och ändrade ärenden, per ärendetyp.`,
          `${b(tabs["sub-organization-event-visibility"])}: vilka av underorganisationernas ärenden organisationen får läsa.`,
          `${b(tabs.settings)}: ärendetyper som organisationen skapar och tar emot, leverantörens tidsfrister samt ${controlOrganizations.fields.editLockMinutes.toLowerCase()} och ${controlOrganizations.fields.retentionDays.toLowerCase()}. ${b(controlOrganizations.fields.secondFactorRequired)} gäller alla som arbetar i organisationen.`,
          `${b(tabs["billing-info"])}: ${controlBilling.title.toLowerCase()} och den standardgrupp som fylls i på en ny beställning.`,
        ),
        picture("event-messages", "Mottagare av ärendemeddelanden per ärendetyp."),
        t(
          `Mottagare läggs till en i taget. ${mailConsents.recipientsHelp} Vems bekräftelse som saknas visas under ${b(mailConsents.recipientsTitle)}. ${controlEventMessages.phonesKept} En leverantör kan ta emot felanmälningar endast när den har en felhanterare.`,
        ),
        t(
          `Sist på formuläret finns ${b(control.changesTitle)}. Inget ändras innan du trycker på ${b(common.saveChanges)}. Alla ändringar i administrationen visas under ${b(entries.log)}: vem, vad och när.`,
        ),
      ],
    },
    {
      id: "palveluajat",
      title: "Servicetider",
      blocks: [
        t(
          `Leverantörens flik ${b(tabs["service-times"])} anger när och inom vilken tid service ges. Utifrån den räknas ärendenas tidsfrister. ${times.what}`,
        ),
        points(
          `${b(times.hours)}: öppnings- och stängningstid för varje veckodag.`,
          `${b(times.daysOff)}: helgdagar samt midsommarafton och julafton räknas av sig själva. Ta bort valet för en dag då service ges.`,
          `${b(times.exceptions)}: en enskild dag som är stängd eller har andra tider. Även beställaren ser orsaken.`,
          `${b(times.targets)}: inom vilken tid ett ärende tas till behandling och besvaras. ${times.targetsHelp}`,
          `${b(times.risk)}: när det varnas för att en tidsfrist närmar sig.`,
        ),
        t(
          `På fliken ${b(tabs.escalation)} antecknas högst tre kontakter som beställaren vänder sig till när ett ärende är försenat. ${b(escalation.fields.name)} och ${b(escalation.fields.phone)} är obligatoriska.`,
        ),
        t(
          `${b(times.preview)} visar när ett ärende som kommer in nu senast borde vara skött. När öppettider, lediga dagar eller undantag ändras räknas löpande tidsfrister om, och deras antal antecknas under ${b(entries.log)}.`,
        ),
      ],
    },
    {
      id: "rajapinta",
      title: "Gränssnittet och egna system",
      blocks: [
        t(
          `Organisationens eget system kan göra och läsa ärenden genom portalens gränssnitt. På fliken ${b(tabs.api)} gör man en API-klient och en nyckel åt det.`,
        ),
        points(
          `${b(apiClients.fields.scopes)}: tillåt bara det som systemet behöver. Användare, roller och nycklar kan inte skötas genom gränssnittet.`,
          `${b(apiClients.fields.networks)}: nyckeln gäller inte från andra nät.`,
          `${b(apiClients.newToken)}: nyckeln visas en gång, och den går ut. Administratörerna får en påminnelse en månad, en vecka och en dag före.`,
          `Byte: gör en ny nyckel och låt den gamla gälla tills systemet använder den nya. Två nycklar kan gälla samtidigt.`,
          `${b(apiClients.revoke)}: nyckeln upphör genast, när du misstänker att någon annan har fått den.`,
        ),
        t(`I loggen syns systemet med sitt eget namn.`),
      ],
    },
    {
      id: "tilausoikeudet",
      title: "Beställningsrätter",
      blocks: [
        t(
          "En beställare kan beställa av en leverantör när den har beställningsrätt. Av en öppen leverantör kan man beställa utan.",
        ),
        steps(
          `Beställarens administratör: öppna organisationens flik ${b(tabs.subscriptions)}, välj leverantör och ärendetyper och tryck på ${b(controlSubscriptions.ask)}.`,
          `Leverantörens administratör: öppna fliken ${b(tabs.customers)}, välj beställare och markera ${b(controlSubscriptions.fields.active)}.`,
        ),
        t(
          `När beställaren lägger till en ärendetyp gäller de redan avtalade, och endast den tillagda väntar. Leverantörens administratör väljer på samma sida ${b(controlSubscriptions.decisions.approve)} eller ${b(controlSubscriptions.decisions.refuse)}.`,
        ),
        t(
          `På samma sida antecknar leverantören ${b(controlSubscriptions.fields.customerNumber)}, ${b(controlSubscriptions.fields.contractNumber)} och ${b(controlSubscriptions.fields.info)}. Beställaren ser dem på sitt beställningsformulär.`,
        ),
      ],
    },
    {
      id: "tuotteet",
      title: "Produkter",
      blocks: [
        t(`Leverantörens administratör sköter produkterna under ${b(entries.products)}.`),
        steps(
          `Välj ${b(controlProducts.newProduct)}. Namn, beskrivning och produktgrupp kan tas från en gemensam produkt.`,
          `Formulärtypen bestämmer vad som frågas i en beställning. Lägg vid behov till ${b(controlProducts.fields.customFields)}: texter eller rullgardinslistor, obligatoriska eller frivilliga.`,
          `Titta på ${b(controlProducts.preview.title)}: du ser formuläret precis som beställaren ser det.`,
          `Tryck på ${b(controlProducts.create)}.`,
        ),
        picture("product", "En produkts formulär och dess förhandsgranskning, sedd av beställaren."),
        points(
          `${b(controlProducts.tabs.Visibility)}: produkten är synlig för alla som har beställningsrätt eller endast för de beställare som du väljer. En produkt kan också ges åt en underorganisation att erbjuda.`,
          `${b(controlProducts.tabs.Areas)}: beställaren ser genast tillgängligheten på en adress när du anger till vilka kommuner, postnummer eller adresser produkten levereras eller inte levereras. Det noggrannaste området avgör, och ett område kan ha egen leveranstid och eget pris. En lång lista tar du in som fil med knappen ${b(productAreas.file.bring)}: du väljer om områdena läggs till eller om alla ersätts och ser före sparandet vad som ändras och vilka rader som är felaktiga.`,
          `${b(controlProducts.limits)}: när du väljer gränssnitt, kontaktdon eller kapaciteter för produkten väljer beställaren bara bland dem, och ett enda alternativ fylls i av sig självt. Gjorda ärenden och givna offerter förblir som de är. I CSV-filen står | mellan alternativen.`,
          `Om leverantören har SLA-klasser väljs ${b(controlProducts.fields.slaClass)} för produkten. Listan kan avgränsas enligt klass. Ändringen gäller nya ärenden.`,
          "En prisändring gäller nya ärenden. De som har skapats behåller sina namn och priser.",
          `En produkt som används kan inte raderas, men ${b(controlProducts.deactivate)} döljer den för beställarna.`,
        ),
      ],
    },
    {
      id: "nni-tunnukset",
      title: "NNI-id:n",
      blocks: [
        t(
          `Ett NNI-id är ett gränssnitt mellan operatörernas nät. Lägg till det på organisationens flik ${b(tabs["nni-identifiers"])}: ${b(controlNnis.add)}. Välj vilka produktgrupper det passar för.`,
        ),
        picture("nni-rights", "Rättigheter till NNI-id:n: varifrån och vart varje beställare får beställa."),
        points(
          `${b(controlNnis.rights)}: markera ${b(controlNnis.sides.allowFrom)} och ${b(controlNnis.sides.allowTo)} per beställare och tryck på ${b(controlNnis.saveRights)}. Utan rätt kan beställaren inte välja id:t.`,
          `På fliken ${b(tabs["sub-nni-identifiers"])} delar du id:n med underorganisationer, som erbjuder dem som sina egna: ${b(controlNnis.share)}.`,
          `Många id:n lägger du till och ändrar i menyn ${b(csv.actions)}: ladda ner listan, ändra den som tabell och importera den igen. Portalen visar ändringarna innan de sparas.`,
          `Ett id som används av ärenden kan inte raderas: ${b(controlNnis.deactivate)}.`,
        ),
      ],
    },
  ],
});

/** What the product admin does. */
export const productAdmin = (): GuidePart => ({
  title: "För portalens huvudanvändare",
  chapters: [
    {
      id: "portaalin-yllapito",
      title: "Administration av portalen",
      blocks: [
        t(
          `Huvudanvändaren har alla roller i alla organisationer. Den organisation du arbetar i byts i överkanten: ${b(shell.switchTitle)}. Ikonen ${b(shell.reports)} i överkanten öppnar rapporterna: ${b(reports.areas.PORTAL)} räknar alla organisationers ärenden per beställare och leverantör, och under dem finns den valda organisationens egna. En annan huvudanvändare utser du på personens sida i menyn ${b(controlUsers.actions)}: ${b(controlUsers.giveProductAdmin.action)}. För det krävs ditt eget lösenord, och de andra huvudanvändarna får veta det.`,
        ),
        points(
          `${b(shell.overview)} i användarmenyn visar siffror, reservationer, schemalagda körningar, utgående aviseringar och säkerhetsloggen. En glömd reservation frigör du med knappen ${b(controlOverview.release)}.`,
          `Endast huvudanvändaren lägger till organisationer på högsta nivån, ger dem roller och egenskaper och sköter ${b(controlProducts.tabs.ProductGroups)} och ${b(controlProducts.tabs.CommonProducts)}.`,
          `En ny organisation har namn, roller och administratör: ${b(controlOrganizations.create)}.`,
          `En organisation som slutar stänger du på dess sida: ${b(controlOrganizations.closing.close.action)}. Därefter finns i samma meny ${b(controlOrganizations.handOver.action)}: beställningarna flyttas med oavslutade ändringar, uppsägningar och fel, och portalen berättar vilka som inte flyttades och varför. Säga upp och anmäla fel kan man genast, men för en ändringsbeställning behöver beställaren beställningsrätt hos den nya leverantören.`,
          `På organisationens flik ${b(tabs["sign-in"])} tar du dess egen inloggningstjänst i bruk. Ge tjänsten ${b(identityProvider.fields.returnUrl)} och portalen tjänstens adress, klientens id och hemlighet och e-postens domäner. Den som har ett konto i organisationen eller under den kan logga in, och om du vill får en ny ett konto med de roller du väljer. Huvudanvändaren och den som arbetar även i andra organisationer loggar alltid in med lösenord. Adresserna till dem som loggar in så byter du. Om en användares konto i tjänsten byts trycker organisationens administratör på ${b(controlUsers.unlinkProvider.action)} på användarens sida, och nästa inloggning kopplar kontot på nytt.`,
          `${b(entries.log)} visar hela portalens ändringar, och sökningen avgränsar dem enligt vem, vad eller när.`,
        ),
      ],
    },
    {
      id: "tiedotteiden-kirjoittaminen",
      title: "Skriva nyheter",
      blocks: [
        steps(
          `Välj ${b(shell.briefings)} i användarmenyn och tryck på ${b(write.add)}.`,
          `Skriv ${b(write.heading)} och ${b(write.body)}. Förhandsgranskningen bredvid visar nyheten som läsaren ser den.`,
          `Välj vem som får läsa. ${b(newsletters.audiences.public)}: ${write.audienceHelp.public.toLowerCase()} ${b(newsletters.audiences.users)}: ${write.audienceHelp.users.toLowerCase()}`,
          `Tryck på ${b(write.saveDraft)}. Ett utkast ses inte av någon annan än huvudanvändare.`,
          `Tryck i listan på ${b(newsletters.actions.publish)} och välj ${b(write.publishNow)} eller ${b(write.publishLater)}.`,
        ),
        picture("briefings", "Nyheter enligt status: utkast, tidsinställd, publicerad och återkallad."),
        points(
          `${b(newsletters.actions.withdraw)} tar genast bort nyheten för läsarna. En tidsinställd blir ett utkast igen.`,
          `En publicerad nyhet kan rättas. Den är fortfarande läst för dem som redan har läst den, men en som publiceras på nytt är ny för alla.`,
          `Om en annan huvudanvändare har hunnit spara berättar portalen vem och när, behåller det du har skrivit och visar den andras text.`,
        ),
        t(
          `Frågor och svar sköts under ${b(entries.faq)}: ${b(controlFaq.add)} skapar en ny, en fråga öppnas för redigering, och pilarna flyttar en fråga eller ett helt ämne. Ändringen visas genast för läsarna.`,
        ),
      ],
    },
    {
      id: "yhteydenotot",
      title: "Kontaktförfrågningar och respons",
      blocks: [
        t(
          `Beställningar av konto, kontaktförfrågningar och användarnas respons kommer till ${b(entries["contact-requests"])} och till e-posten. De har först statusen ${b(contactInbox.status.new)}.`,
        ),
        picture(
          "contact-requests",
          "Kontaktförfrågningar: vad som begärdes, vem som begärde det och hur personen nås.",
        ),
        steps(
          "Svara per e-post eller telefon. Adressen öppnar meddelandet direkt.",
          `Tryck på ${b(contactInbox.handle)}. Av förfrågan framgår vem som har behandlat den och när. Ett misstag rättas med ${b(contactInbox.reopen)}.`,
        ),
        t(
          "För den som beställer konto skapas först en organisation och dess administratör. Responsen kan innehålla ett fel-id: med det hittas felet i serverns logg.",
        ),
      ],
    },
    {
      id: "joukkosahkopostit",
      title: "Massutskick",
      blocks: [
        steps(
          `Öppna ${b(entries.emails)} och tryck på ${b(controlEmails.newTitle)}.`,
          `Välj mottagare: ${b(controlEmails.chooseEverybody)}, eller avgränsa dem med villkor: ${controlEmails.roles.toLowerCase()}, ${controlEmails.organizationKinds.toLowerCase()}, ärendetyper eller enskilda organisationer. Portalen räknar genast mottagarna.`,
          `Skriv ${b(controlEmails.subject)} och ${b(controlEmails.text)} och tryck på ${b(controlEmails.test)}. Se efter att meddelandet ser rätt ut.`,
          `Tryck på ${b(controlEmails.review)}, kontrollera antalet och skicka. Sidan visar hur sändningen går och hur det gick för varje meddelande. Du kan lämna sidan under tiden.`,
        ),
        t(
          `Om du upptäcker ett fel, tryck genast på ${b(controlEmails.stop)}. De som meddelandet ännu inte har skickats till blir utan, och bland mottagarna har de statusen ${b(controlEmails.states.stopped)}. En stoppad sändning kan inte återupptas.`,
        ),
        t(
          `Om något meddelande inte kom fram, åtgärda orsaken och tryck på ${b(controlEmails.retry)}. De som redan har fått meddelandet får det inte en gång till.`,
        ),
        t(
          `Var och en får ett eget meddelande, och ingen ser de andras adresser. Hur sändningen går och resultatet per mottagare ser du genom att öppna meddelandet i listan.`,
        ),
      ],
    },
    {
      id: "lahteva-posti",
      title: "Utgående post",
      blocks: [
        t(
          `All e-post från portalen finns under ${b(controlMails.title)}, som du öppnar på sidan ${b(shell.overview)}: ${b(controlOverview.toMails)}. Varje meddelande har statusen ${b(controlMails.states.waiting)}, ${b(controlMails.states.sent)} eller ${b(controlMails.states.dead)}.`,
        ),
        picture("mails", "Utgående post: mottagare, ämne, status och försök."),
        points(
          `${b(controlMails.read)} visar meddelandet som det skickas. Länken för byte av lösenord visas endast när portalen inte själv skickar e-post.`,
          `Ett misslyckat meddelande skickas automatiskt på nytt med allt längre mellanrum. När försöken är slut, åtgärda orsaken och tryck på ${b(controlMails.resend)}.`,
          "Utan e-postserver skickas inget, och meddelandena läses här.",
        ),
      ],
    },
  ],
});
