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
  title: "Organisaation ylläpitäjälle",
  chapters: [
    {
      id: "kayttajat",
      title: "Käyttäjät ja roolit",
      blocks: [
        t(
          `Alueella ${b(shell.areas.control)} ylläpidät omaa organisaatiotasi ja kaikkia sen alaorganisaatioita. Uuden käyttäjän lisäät kohdasta ${b(entries.users)}:`,
        ),
        steps(
          `Paina ${b(controlUsers.newUser)} ja valitse organisaatio.`,
          `Anna nimi, sähköpostiosoite ja puhelinnumero. Osoite on käyttäjätunnus, joten se on enintään 50 merkkiä.`,
          `Pidä valittuna ${b(controlUsers.invite)}: käyttäjä saa linkin, josta hän asettaa salasanansa itse. Linkki toimii ${invitationDays} päivää.`,
          `Valitse roolit ja paina ${b(controlUsers.create)}.`,
          `Luettelo ja käyttäjän sivu kertovat, onko kutsu lähetetty, avattu tai vanhentunut. Vanhentuneen lähetät uudelleen käyttäjän sivulta (${b(controlUsers.invitation.sendAgain)}) tai valitsemalla luettelosta käyttäjiä ja painamalla ${b(controlUsers.invitation.send)}.`,
        ),
        picture("users", "Käyttäjät: haku, luokka ja milloin kukin on viimeksi kirjautunut."),
        points(
          `${b(roles.SUBSCRIBER)} tilaa, ${b(roles.SUPPLIER)} vastaa tilauksiin ja ${b(roles.ERROR_HANDLER)} korjaa viat.`,
          `${b(roles.SUBSCRIBER_ADMIN)} ja ${b(roles.SUPPLIER_ADMIN)} ylläpitävät organisaatiota. Pelkällä ylläpitäjän roolilla ei voi tehdä eikä käsitellä tapahtumia, mutta oman alueensa haun ja raportit sillä näkee.`,
          `Annat ja poistat vain oman puolesi rooleja: tilaajan ylläpitäjä tilaajan, toimittajan ylläpitäjä toimittajan ja vianhoitajan. Omia roolejasi muuttaa toinen ylläpitäjä. Käyttäjä saa sähköpostin, kun hänen roolinsa, osoitteensa tai kirjautumisensa muuttuu.`,
          `${b(controlUsers.disable)} estää kirjautumisen heti, ja sen voi perua. ${b(controlUsers.remove)} on pysyvä, mutta nimi säilyy lokeissa.`,
          `Henkilön, jolla on jo tunnus toisessa organisaatiossa, kutsut painikkeesta ${b(joining.open)}: hän hyväksyy tai hylkää roolit itse. Samasta ikkunasta näet ja perut kutsut.`,
          `${b(controlUsers.fields.groupAccount)} on tiedottamista varten: sillä ei voi kirjautua.`,
          `Monta käyttäjää lisäät kerralla valikosta ${b(csv.actions)}: ${b(csv.import)}. Portaali tarkistaa rivit, ennen kuin mitään tallentuu, ja kutsuu uudet käyttäjät, kun ${b(csv.invite)} on valittu. Samoin tuodaan tuotteet ja NNI-tunnukset. Käyttäjiä ja tuotteita, vaikkapa hintoja, muutat samalla tavalla: ${b(csv.export)}, muuta solut ja tuo tiedosto. Näet ennen tallennusta, mitä mistäkin rivistä muuttuu.`,
        ),
      ],
    },
    {
      id: "organisaation-tiedot",
      title: "Organisaation tiedot ja asetukset",
      blocks: [
        t(
          `Avaa ${b(entries.organizations)} ja organisaatio. Uuden organisaation sivulla on ensin Käyttöönotto: mikä on valmis ja mikä puuttuu. Puuttuvasta pääset suoraan sinne, missä se tehdään. Välilehdet ovat ryhmissä, ja avatun ryhmän sivut sen alla:`,
        ),
        points(
          `${b(tabs.info)}: nimi, Y-tunnus, osoitteet ja ${controlOrganizations.fields.contactInfo.toLowerCase()}, jotka asiakkaasi ja toimittajasi näkevät. Täällä lisätään myös alaorganisaatiot: ${b(controlOrganizations.newChild)}.`,
          `${b(tabs["event-messages"])}: kenelle tieto uusista ja muuttuneista tapahtumista menee, tapahtumatyypeittäin.`,
          `${b(tabs["sub-organization-event-visibility"])}: mitä alaorganisaatioiden tapahtumia organisaatio saa lukea.`,
          `${b(tabs.settings)}: tapahtumatyypit, joita organisaatio tekee ja ottaa vastaan, toimittajan määräajat sekä ${controlOrganizations.fields.editLockMinutes.toLowerCase()} ja ${controlOrganizations.fields.retentionDays.toLowerCase()}. Kohta ${b(controlOrganizations.fields.secondFactorRequired)} koskee kaikkia, jotka organisaatiossa työskentelevät.`,
          `${b(tabs["billing-info"])}: ${controlBilling.title.toLowerCase()} ja oletus, joka täytetään uudelle tilaukselle.`,
        ),
        picture("event-messages", "Tapahtumaviestien vastaanottajat tapahtumatyypeittäin."),
        t(
          `Vastaanottajat lisätään yksi kerrallaan. ${mailConsents.recipientsHelp} Kenen vahvistus puuttuu, näkyy kohdassa ${b(mailConsents.recipientsTitle)}. ${controlEventMessages.phonesKept} Toimittaja voi ottaa vastaan vikailmoituksia vain, kun sillä on vianhoitaja.`,
        ),
        t(
          `Lomakkeen lopussa ovat ${b(control.changesTitle)}. Mikään ei muutu, ennen kuin painat ${b(common.saveChanges)}. Kaikki ylläpidon muutokset näkyvät kohdassa ${b(entries.log)}: kuka, mitä ja milloin.`,
        ),
      ],
    },
    {
      id: "palveluajat",
      title: "Palveluajat",
      blocks: [
        t(
          `Toimittajan välilehti ${b(tabs["service-times"])} kertoo, milloin ja missä ajassa palvellaan. Siitä lasketaan tapahtumien määräajat. ${times.what}`,
        ),
        points(
          `${b(times.hours)}: jokaisen viikonpäivän avaamis- ja sulkemisaika.`,
          `${b(times.daysOff)}: pyhäpäivät sekä juhannus- ja jouluaatto lasketaan itsestään. Poista valinta päivästä, jona palvellaan.`,
          `${b(times.exceptions)}: yksittäinen päivä, jona on kiinni tai auki toisin. Syyn näkee myös tilaaja.`,
          `${b(times.targets)}: missä ajassa tapahtuma otetaan käsittelyyn ja siihen vastataan. ${times.targetsHelp}`,
          `${b(times.risk)}: milloin määräajan lähestymisestä varoitetaan.`,
        ),
        t(
          `Välilehdelle ${b(tabs.escalation)} kirjataan enintään kolme yhteyttä, joihin tilaaja ottaa yhteyttä, kun tapahtuma on myöhässä. ${b(escalation.fields.name)} ja ${b(escalation.fields.phone)} ovat pakollisia.`,
        ),
        t(
          `${b(times.preview)} näyttää, mihin mennessä nyt saapuva tapahtuma olisi hoidettava. Kun aukioloajat, vapaapäivät tai poikkeukset muuttuvat, käynnissä olevat määräajat lasketaan uudelleen, ja niiden määrä kirjataan kohtaan ${b(entries.log)}.`,
        ),
      ],
    },
    {
      id: "rajapinta",
      title: "Rajapinta ja omat järjestelmät",
      blocks: [
        t(
          `Organisaation oma järjestelmä voi tehdä tapahtumia ja lukea niitä portaalin rajapinnan kautta. Välilehdellä ${b(tabs.api)} sille tehdään API-asiakas ja tunnus.`,
        ),
        points(
          `${b(apiClients.fields.scopes)}: salli vain se, mitä järjestelmä tarvitsee. Käyttäjiä, rooleja ja tunnuksia ei voi hoitaa rajapinnasta.`,
          `${b(apiClients.fields.networks)}: tunnus ei kelpaa muualta.`,
          `${b(apiClients.newToken)}: tunnus näytetään kerran, ja se vanhenee. Ylläpitäjille lähtee muistutus kuukautta, viikkoa ja päivää ennen.`,
          `Vaihto: tee uusi tunnus ja anna vanhan olla voimassa, kunnes järjestelmä käyttää uutta. Kaksi tunnusta voi olla voimassa yhtä aikaa.`,
          `${b(apiClients.revoke)}: tunnus lakkaa heti, kun epäilet sen joutuneen vieraalle.`,
        ),
        t(`Lokissa järjestelmä näkyy nimellä ${b(apiClients.machine)} nimi.`),
      ],
    },
    {
      id: "tilausoikeudet",
      title: "Tilausoikeudet",
      blocks: [
        t("Tilaaja voi tilata toimittajalta, kun sillä on tilausoikeus. Julkiselta toimittajalta voi tilata ilman."),
        steps(
          `Tilaajan ylläpitäjä: avaa organisaation välilehti ${b(tabs.subscriptions)}, valitse toimittaja ja tapahtumatyypit ja paina ${b(controlSubscriptions.ask)}.`,
          `Toimittajan ylläpitäjä: avaa välilehti ${b(tabs.customers)}, valitse tilaaja ja merkitse ${b(controlSubscriptions.fields.active)}.`,
        ),
        t(
          `Kun tilaaja lisää tapahtumatyypin, jo sovitut pysyvät voimassa ja vain lisätty odottaa. Toimittajan ylläpitäjä valitsee samalla sivulla ${b(controlSubscriptions.decisions.approve)} tai ${b(controlSubscriptions.decisions.refuse)}.`,
        ),
        t(
          `Samalla sivulla toimittaja kirjaa kohdat ${b(controlSubscriptions.fields.customerNumber)}, ${b(controlSubscriptions.fields.contractNumber)} ja ${b(controlSubscriptions.fields.info)}. Tilaaja näkee ne tilauslomakkeellaan.`,
        ),
      ],
    },
    {
      id: "tuotteet",
      title: "Tuotteet",
      blocks: [
        t(`Toimittajan ylläpitäjä hoitaa tuotteita kohdassa ${b(entries.products)}.`),
        steps(
          `Valitse ${b(controlProducts.newProduct)}. Nimen, kuvauksen ja tuoteryhmän voi ottaa yhteisestä tuotteesta.`,
          `Lomaketyyppi määrää, mitä tilauksessa kysytään. Lisää tarvittaessa ${b(controlProducts.fields.customFields)}: tekstejä tai valintalistoja, pakollisia tai vapaaehtoisia.`,
          `Katso ${b(controlProducts.preview.title)}: näet lomakkeen juuri sellaisena kuin tilaaja.`,
          `Paina ${b(controlProducts.create)}.`,
        ),
        picture("product", "Tuotteen lomake ja sen esikatselu tilaajan silmin."),
        points(
          `${b(controlProducts.tabs.Visibility)}: tuote on kaikkien tilausoikeuden haltijoiden tai vain valitsemiesi tilaajien nähtävissä. Tuotteen voi antaa myös alaorganisaation tarjottavaksi.`,
          `${b(controlProducts.tabs.Areas)}: tilaaja näkee osoitteen saatavuuden heti, kun sanot tuotteelle kunnat, postinumerot tai osoitteet, joihin se toimitetaan tai ei toimiteta. Tarkin alue ratkaisee, ja alueella voi olla oma toimitusaika ja hinta. Pitkän luettelon tuot tiedostona painikkeella ${b(productAreas.file.bring)}: valitset, lisätäänkö alueet vai korvataanko kaikki, ja näet ennen tallennusta, mikä muuttuu ja mitkä rivit ovat virheellisiä.`,
          `${b(controlProducts.limits)}: kun valitset tuotteelle rajapinnat, liittimet tai kapasiteetit, tilaaja valitsee vain niistä, ja ainoa vaihtoehto täyttyy itsestään. Tehdyt tapahtumat ja annetut tarjoukset pysyvät ennallaan. CSV-tiedostossa vaihtoehtojen välissä on |.`,
          `Jos toimittajalla on SLA-luokkia, tuotteelle valitaan ${b(controlProducts.fields.slaClass)}. Luettelon voi rajata luokalla. Muutos koskee uusia tapahtumia.`,
          "Hinnan muutos koskee uusia tapahtumia. Tehdyt säilyttävät nimensä ja hintansa.",
          `Käytettyä tuotetta ei voi poistaa, mutta ${b(controlProducts.deactivate)} piilottaa sen tilaajilta.`,
        ),
      ],
    },
    {
      id: "nni-tunnukset",
      title: "NNI-tunnukset",
      blocks: [
        t(
          `NNI-tunnus on operaattorien verkkojen rajapinta. Lisää se organisaation välilehdellä ${b(tabs["nni-identifiers"])}: ${b(controlNnis.add)}. Valitse, mille tuoteryhmille se käy.`,
        ),
        picture("nni-rights", "Oikeudet NNI-tunnuksiin: mistä ja mihin kukin tilaaja saa tilata."),
        points(
          `${b(controlNnis.rights)}: merkitse tilaajittain ${b(controlNnis.sides.allowFrom)} ja ${b(controlNnis.sides.allowTo)} ja paina ${b(controlNnis.saveRights)}. Ilman oikeutta tilaaja ei voi valita tunnusta.`,
          `Välilehdellä ${b(tabs["sub-nni-identifiers"])} jaat tunnuksia alaorganisaatioille, jotka tarjoavat niitä kuin omiaan: ${b(controlNnis.share)}.`,
          `Monta tunnusta lisäät ja muutat valikosta ${b(csv.actions)}: vie luettelo, muuta sitä taulukkona ja tuo se takaisin. Portaali näyttää muutokset ennen tallennusta.`,
          `Tapahtumien käyttämää tunnusta ei voi poistaa: ${b(controlNnis.deactivate)}.`,
        ),
      ],
    },
  ],
});

/** What the product admin does. */
export const productAdmin = (): GuidePart => ({
  title: "Portaalin pääkäyttäjälle",
  chapters: [
    {
      id: "portaalin-yllapito",
      title: "Portaalin ylläpito",
      blocks: [
        t(
          `Pääkäyttäjällä on kaikki roolit kaikissa organisaatioissa. Työskenneltävä organisaatio vaihdetaan yläreunasta: ${b(shell.switchTitle)}. Yläreunan kuvake ${b(shell.reports)} avaa raportit: ${b(reports.areas.PORTAL)} laskevat kaikkien organisaatioiden tapahtumat tilaajittain ja toimittajittain, niiden alla ovat valitun organisaation omat. Toisen pääkäyttäjän teet hänen sivullaan valikosta ${b(controlUsers.actions)}: ${b(controlUsers.giveProductAdmin.action)}. Siihen kysytään oma salasanasi, ja muut pääkäyttäjät saavat tiedon.`,
        ),
        points(
          `Käyttäjävalikon ${b(shell.overview)} kertoo luvut, muokkausvaraukset, ajastetut työt, lähtevät ilmoitukset ja turvalokin. Unohtuneen varauksen vapautat painikkeella ${b(controlOverview.release)}.`,
          `Vain pääkäyttäjä lisää ylimmän tason organisaatiot, antaa niille roolit ja ominaisuudet ja hoitaa kohdat ${b(controlProducts.tabs.ProductGroups)} ja ${b(controlProducts.tabs.CommonProducts)}.`,
          `Uudella organisaatiolla on nimi, roolit ja ylläpitäjä: ${b(controlOrganizations.create)}.`,
          `Organisaation, joka lopettaa, suljet sen sivulla: ${b(controlOrganizations.closing.close.action)}. Sen jälkeen samassa valikossa on ${b(controlOrganizations.handOver.action)}: tilaukset siirtyvät keskeneräisine muutoksineen, irtisanomisineen ja vikoineen, ja portaali kertoo, mitkä eivät siirtyneet ja miksi. Irtisanoa ja ilmoittaa vian voi heti, mutta muutostilaukseen tilaaja tarvitsee tilausoikeuden uudelta toimittajalta.`,
          `Organisaation välilehdellä ${b(tabs["sign-in"])} otat käyttöön sen oman kirjautumispalvelun. Anna kirjautumispalvelulle ${b(identityProvider.fields.returnUrl)} ja portaalille palvelun osoite, asiakastunnus, asiakassalaisuus ja sähköpostin verkkotunnukset. Kirjautua voi se, jolla on tili organisaatiossa tai sen alla, ja halutessasi uudelle tehdään tili valitsemillasi rooleilla. Pääkäyttäjä ja se, joka työskentelee myös muissa organisaatioissa, kirjautuvat aina salasanalla. Niiden osoitteet, jotka kirjautuvat näin, vaihdat sinä. Jos käyttäjän tunnus palvelussa vaihtuu, organisaation ylläpitäjä painaa käyttäjän sivulla ${b(controlUsers.unlinkProvider.action)}, ja seuraava kirjautuminen liittää tilin uudelleen.`,
          `${b(entries.log)} näyttää koko portaalin muutokset, ja haku rajaa ne tekijään, kohteeseen tai aikaan.`,
        ),
      ],
    },
    {
      id: "tiedotteiden-kirjoittaminen",
      title: "Tiedotteiden kirjoittaminen",
      blocks: [
        steps(
          `Valitse käyttäjävalikosta ${b(shell.briefings)} ja paina ${b(write.add)}.`,
          `Kirjoita ${b(write.heading)} ja ${b(write.body)}. Esikatselu vieressä näyttää tiedotteen sellaisena kuin lukija sen näkee.`,
          `Valitse, kuka saa lukea. ${b(newsletters.audiences.public)}: ${write.audienceHelp.public.toLowerCase()} ${b(newsletters.audiences.users)}: ${write.audienceHelp.users.toLowerCase()}`,
          `Paina ${b(write.saveDraft)}. Luonnosta ei näe kukaan muu kuin pääkäyttäjä.`,
          `Paina luettelossa ${b(newsletters.actions.publish)} ja valitse ${b(write.publishNow)} tai ${b(write.publishLater)}.`,
        ),
        picture("briefings", "Tiedotteet tiloittain: luonnos, ajastettu, julkaistu ja pois vedetty."),
        points(
          `${b(newsletters.actions.withdraw)} poistaa tiedotteen lukijoilta heti. Ajastettu palaa luonnokseksi.`,
          `Julkaistun tiedotteen voi korjata. Se pysyy luettuna niillä, jotka ovat sen jo lukeneet, mutta uudelleen julkaistu on kaikille uusi.`,
          `Jos toinen pääkäyttäjä on ehtinyt tallentaa, portaali kertoo kuka ja milloin, pitää kirjoittamasi ja näyttää toisen tekstin.`,
        ),
        t(
          `Kysymyksiä ja vastauksia pidetään yllä kohdassa ${b(entries.faq)}: ${b(controlFaq.add)} tekee uuden, kysymys avautuu muokattavaksi, ja nuolet siirtävät kysymystä tai koko aihetta. Muutos näkyy lukijoille heti.`,
        ),
      ],
    },
    {
      id: "yhteydenotot",
      title: "Yhteydenotot ja palaute",
      blocks: [
        t(
          `Tunnusten tilaukset, yhteydenotot ja käyttäjien palaute tulevat kohtaan ${b(entries["contact-requests"])} ja sähköpostiin. Ne ovat ensin tilassa ${b(contactInbox.status.new)}.`,
        ),
        picture("contact-requests", "Yhteydenotot: mitä pyydettiin, kuka pyysi ja miten hänet tavoittaa."),
        steps(
          "Vastaa sähköpostilla tai puhelimella. Osoite avaa viestin suoraan.",
          `Paina ${b(contactInbox.handle)}. Pyynnössä näkyy, kuka sen käsitteli ja milloin. Erehdyksen korjaa ${b(contactInbox.reopen)}.`,
        ),
        t(
          "Tunnusten tilaajalle tehdään ensin organisaatio ja sen ylläpitäjä. Palautteen mukana voi olla virheen tunniste: sillä virhe löytyy palvelimen lokista.",
        ),
      ],
    },
    {
      id: "joukkosahkopostit",
      title: "Joukkosähköpostit",
      blocks: [
        steps(
          `Avaa ${b(entries.emails)} ja paina ${b(controlEmails.newTitle)}.`,
          `Valitse vastaanottajat: ${b(controlEmails.chooseEverybody)}, tai rajaa heidät ehdoilla: ${controlEmails.roles.toLowerCase()}, ${controlEmails.organizationKinds.toLowerCase()}, tapahtumatyypit tai yksittäiset organisaatiot. Portaali laskee vastaanottajat heti.`,
          `Kirjoita ${b(controlEmails.subject)} ja ${b(controlEmails.text)} ja paina ${b(controlEmails.test)}. Katso, että viesti näyttää oikealta.`,
          `Paina ${b(controlEmails.review)}, tarkista määrä ja lähetä. Sivu näyttää, miten lähetys etenee ja mitä kullekin viestille kävi. Voit lähteä sivulta kesken.`,
        ),
        t(
          `Jos huomaat virheen, paina heti ${b(controlEmails.stop)}. Ne, joille viesti ei ole vielä lähtenyt, jäävät ilman, ja vastaanottajissa heidän tilansa on ${b(controlEmails.states.stopped)}. Pysäytettyä lähetystä ei voi jatkaa.`,
        ),
        t(
          `Jos jokin viesti ei mennyt perille, korjaa syy ja paina ${b(controlEmails.retry)}. Ne, jotka ovat jo saaneet viestin, eivät saa sitä toista kertaa.`,
        ),
        t(
          `Jokainen saa oman viestin, eikä kukaan näe muiden osoitteita. Lähetyksen etenemisen ja tuloksen vastaanottajittain näet luettelosta avaamalla viestin.`,
        ),
      ],
    },
    {
      id: "lahteva-posti",
      title: "Lähtevä posti",
      blocks: [
        t(
          `Kaikki portaalin sähköpostit ovat kohdassa ${b(controlMails.title)}, jonka avaat sivulta ${b(shell.overview)}: ${b(controlOverview.toMails)}. Kukin on tilassa ${b(controlMails.states.waiting)}, ${b(controlMails.states.sent)} tai ${b(controlMails.states.dead)}.`,
        ),
        picture("mails", "Lähtevä posti: vastaanottaja, aihe, tila ja yritykset."),
        points(
          `${b(controlMails.read)} näyttää viestin sellaisena kuin se lähtee. Salasanan vaihtolinkki näkyy vain, kun portaali ei itse lähetä sähköpostia.`,
          `Epäonnistunutta yritetään itsestään uudelleen yhä harvemmin. Kun yritykset on käytetty, korjaa syy ja paina ${b(controlMails.resend)}.`,
          "Ilman sähköpostipalvelinta mitään ei lähetetä, ja viestit luetaan tästä.",
        ),
      ],
    },
  ],
});
