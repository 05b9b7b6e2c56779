import { onScreen as b, type QuestionGroup } from "../../../guide/guide.ts";
import { controlUsers } from "../control-users.ts";
import { documentPage } from "../document-page.ts";
import { documents } from "../documents.ts";
import { feedback } from "../feedback.ts";
import { login } from "../login.ts";
import { newDocument } from "../new-document.ts";
import { notices } from "../notices.ts";
import { notificationPanel } from "../notification-panel.ts";
import { ownSessions } from "../own-sessions.ts";
import { reports } from "../reports.ts";
import { searchPage } from "../search-page.ts";
import { shell } from "../shell.ts";

const { actions, derived, fields, refusals, states } = documents;

const access = (): QuestionGroup => ({
  title: "Tunnukset ja kirjautuminen",
  questions: [
    {
      id: "unohtunut-salasana",
      question: "Unohdin salasanani. Mitä teen?",
      answer: [
        `Valitse kirjautumissivulla ${b(login.forgotten)} ja anna sähköpostiosoitteesi. Saat linkin, joka toimii 30 minuuttia.`,
        "Portaali ei kerro, onko osoite rekisteröity. Jos viestiä ei tule, tarkista roskapostikansio ja kysy organisaatiosi ylläpitäjältä, mikä osoite sinulla on.",
      ],
      chapter: "kirjautuminen",
    },
    {
      id: "uusi-tunnus",
      question: "Miten saan tunnuksen työkaverille?",
      answer: [
        `Organisaatiosi ylläpitäjä lisää käyttäjän hallinnassa ja pitää valittuna kohdan ${b(controlUsers.invite)}. Käyttäjä asettaa salasanansa viestin linkistä.`,
      ],
      chapter: "kayttajat",
    },
    {
      id: "puuttuva-alue",
      question: "Miksi en näe jotakin aluetta tai toimintoa?",
      answer: [
        "Alueet tulevat rooleistasi valitussa organisaatiossa. Tarkista ensin yläreunasta, että oikea organisaatio on valittuna, ja pyydä sitten roolia organisaatiosi ylläpitäjältä.",
        "Himmeän toiminnon syy näkyy, kun viet osoittimen sen päälle tai siirryt siihen Sarkaimella.",
      ],
      chapter: "liikkuminen",
    },
    {
      id: "vieras-kirjautuminen",
      question: "Epäilen, että joku muu käyttää tunnustani.",
      answer: [
        `Avaa ${b(shell.ownData)} ja katso kohta ${b(ownSessions.title)}. Paina ${b(ownSessions.signOutOthers)} ja vaihda sitten salasanasi kirjautumissivun linkistä. Kerro asiasta organisaatiosi ylläpitäjälle.`,
      ],
      chapter: "omat-tiedot",
    },
    {
      id: "istunto-paattyi",
      question: "Istunto päättyi kesken lomakkeen. Hävisivätkö tietoni?",
      answer: [
        `Eivät. Kirjaudu samalla tunnuksella samassa selaimessa, niin palaat samaan kohtaan. Keskeneräiset lomakkeet ovat myös etusivulla kohdassa ${b(newDocument.drafts.title)}.`,
      ],
      chapter: "uusi-tilaus",
    },
  ],
});

const ordering = (): QuestionGroup => ({
  title: "Tilaaminen",
  questions: [
    {
      id: "toimittaja-puuttuu",
      question: "Miksi toimittaja tai tuote puuttuu valinnoista?",
      answer: [
        "Organisaatiollasi on oltava voimassa oleva tilausoikeus toimittajaan, ja sen on katettava tapahtumatyyppi. Organisaatiosi ylläpitäjä pyytää oikeutta hallinnassa.",
        "Tuote voi olla rajattu vain joillekin tilaajille, tai se tarvitsee NNI-tunnuksen, johon sinulla ei ole oikeutta. Syy lukee tuotteen vieressä.",
      ],
      chapter: "tilausoikeudet",
    },
    {
      id: "tunniste-kaytossa",
      question: "Portaali sanoo, että tunniste on jo käytössä.",
      answer: [
        `${b(fields.subscriberConnectionId)} voi olla vain yhdessä voimassa olevassa tilauksessa ja sen muutostilauksissa. Tarkista, onko yhteys jo tilattu. Peruutetun tai hylätyn tilauksen tunnuksen voi käyttää uudelleen. Vikailmoituksessa ja tiedustelussa tunnuksen voi mainita aina: ne eivät varaa sitä.`,
      ],
      chapter: "uusi-tilaus",
    },
    {
      id: "liian-aikainen-paiva",
      question: "Miksi toivottu päivä ei kelpaa?",
      answer: [
        "Päivä ei voi olla menneisyydessä, ja normaalissa toimituksessa on jokaisella toimittajalla vähimmäisaika työpäivinä. Lomake kertoo aikaisimman päivän. Valitse muu toimitustapa, jos kiire on suurempi.",
      ],
      chapter: "uusi-tilaus",
    },
    {
      id: "tilauksen-muuttaminen",
      question: "Voinko muuttaa tai peruuttaa lähettämäni tilauksen?",
      answer: [
        `Voit muokata, kun tila on ${b(states.OPEN)}, ja peruuttaa, kun tila on ${b(states.OPEN)} tai ${b(states.IN_PROCESSING)}. Sen jälkeen sovi asiasta toimittajan kanssa viestillä. Valmiin tilauksen muutat painikkeella ${b(actions.createChangeOrder("Order"))}.`,
      ],
      chapter: "vastauksen-jalkeen",
    },
    {
      id: "vastaus-ei-nay",
      question: "Miksi toimittajan vastaus ei vielä näy?",
      answer: [
        `Tilauksen vastaus näkyy, kun toimittaja on vahvistanut sen, ja muiden, kun tila on ${b(states.READY)}. Sitä ennen vastausta voidaan vielä kirjoittaa.`,
      ],
      chapter: "saatavuus-ja-tarjous",
    },
    {
      id: "tarjous-vanhentunut",
      question: "Tarjouksesta ei voi enää tilata.",
      answer: [
        `${refusals.VALIDITY_EXPIRED}, tai siitä on jo tehty tilaus. Tee uusi pyyntö painikkeella ${b(actions.copy("Inquiry"))}.`,
      ],
      chapter: "saatavuus-ja-tarjous",
    },
  ],
});

const handling = (): QuestionGroup => ({
  title: "Käsittely ja viat",
  questions: [
    {
      id: "varattu-toiselle",
      question: "Tapahtuma on varattu toiselle. Mitä teen?",
      answer: [
        "Sivulla näkyy, kuka muokkaa ja mihin asti. Varaus vapautuu, kun hän tallentaa tai sulkee sivun, ja viimeistään tunnissa. Kiireessä pyydä häntä lopettamaan, tai portaalin pääkäyttäjä voi vapauttaa varauksen.",
        `Jos varaus on omasi toisessa välilehdessä, paina ${b(documentPage.lock.resume)}.`,
      ],
      chapter: "tapahtuman-sivu",
    },
    {
      id: "muuttunut-kesken",
      question: "Joku muutti tapahtumaa, kun kirjoitin. Mitä nyt?",
      answer: [
        `Mitään ei ole hävinnyt. Portaali näyttää muutokset, ja valitset ${b(documentPage.stale.keepMine)} tai ${b(documentPage.stale.takeTheirs)}.`,
      ],
      chapter: "tapahtuman-sivu",
    },
    {
      id: "kuittaamaton-peruutus",
      question: `Mitä tarkoittaa ”${derived.unconfirmedCancellation}”?`,
      answer: [
        `Tilaus on peruutettu, mutta toinen osapuoli ei ole vielä kuitannut sitä. Kuittaa painikkeella ${b(actions.confirmCancellation("Order"))}, jos kuittaus on sinun.`,
      ],
      chapter: "vastauksen-jalkeen",
    },
    {
      id: "kuka-vastaa-vikaan",
      question: "Miksi toimittajan käyttäjä ei voi vastata vikailmoitukseen?",
      answer: ["Viat käsittelee vianhoitaja. Muut toimittajan käyttäjät näkevät ilmoitukset, mutta eivät muuta niitä."],
      chapter: "vikojen-korjaaminen",
    },
    {
      id: "arkistoitu-katosi",
      question: "Arkistoin tapahtuman. Mistä sen löytää?",
      answer: [
        "Arkistoitu on poissa luetteloista ja luvuista, mutta haku löytää sen. Myös sen sivu on samassa osoitteessa kuin ennen, ja asian muut tapahtumat linkittävät siihen.",
      ],
      chapter: "haku",
    },
  ],
});

const following = (): QuestionGroup => ({
  title: "Seuranta ja ilmoitukset",
  questions: [
    {
      id: "ilmoitus-puuttuu",
      question: "Miksi en saa sähköpostia tapahtumista?",
      answer: [
        `Omista teoistasi ei ilmoiteta, ja ilmoituksen saat vain tapahtumista, jotka olet tehnyt tai joita käsittelet. Katso käyttäjävalikosta ${b(notificationPanel.choices)}, mitä olet valinnut.`,
        "Organisaation yhteiset osoitteet saavat ilmoitukset, kun ylläpitäjä on lisännyt ne tapahtumaviestien vastaanottajiin.",
      ],
      chapter: "ilmoitukset",
    },
    {
      id: "liikaa-sahkopostia",
      question: "Saan liikaa sähköpostia. Miten vähennän sitä?",
      answer: [
        `Valitse kohdassa ${b(notificationPanel.choices)} tapahtumatyypeittäin ${b(notices.deliveries.daily)} tai ${b(notices.deliveries.none)}. Yläreunan kello kertoo silti kaikesta.`,
        `Seuraaja lopettaa viestit niiden omasta linkistä ${b(notices.mail.stopOfCase)}.`,
      ],
      chapter: "ilmoitukset",
    },
    {
      id: "tid-ja-cid",
      question: "Mitä eroa on TIDillä ja CIDillä?",
      answer: [
        "TID on yhden tapahtuman tunnus, esimerkiksi tilauksen. CID on asian tunnus: sama tarjouspyynnöllä, siitä tehdyllä tilauksella ja tilauksen vikailmoituksilla. Haku löytää molemmilla.",
      ],
      chapter: "tapahtuman-sivu",
    },
    {
      id: "luettelo-exceliin",
      question: "Miten saan tapahtumat Exceliin?",
      answer: [
        `Avaa luettelo tai tee haku ja paina ${b(searchPage.export)}. Tiedostossa ovat kaikki tapahtumat, eivät vain näkyvä sivu. Raporteissa on omat painikkeensa ${b(reports.formats.csv)} ja ${b(reports.formats.xlsx)}.`,
      ],
      chapter: "haku",
    },
    {
      id: "portaalin-virhe",
      question: "Portaali antoi virheen. Mihin siitä kerrotaan?",
      answer: [
        `Info-alueen kohtaan ${b(feedback.title)}. Lomake liittää mukaan viimeisimmän virheen tunnisteen. Yhteyden viasta tehdään sen sijaan vikailmoitus.`,
      ],
    },
  ],
});

/** Frequently asked questions. */
export const faqGroups = (): QuestionGroup[] => [access(), ordering(), handling(), following()];
