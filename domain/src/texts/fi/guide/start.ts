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
  title: "Alkuun",
  chapters: [
    {
      id: "kirjautuminen",
      title: "Kirjautuminen",
      blocks: [
        t(
          `Käyttäjätunnus on sähköpostiosoitteesi. Tunnuksen saat organisaatiosi ylläpitäjältä, ja ensimmäisen salasanan asetat itse sähköpostiin tulevasta linkistä. Anna kirjautumissivulla ${b(login.username)} ja ${b(login.password)} ja paina ${b(login.submit)}.`,
        ),
        picture("login", "Kirjautumissivu. Salasanan unohtaneen linkki on lomakkeen alla."),
        t(
          `Jos salasana on unohtunut, valitse ${b(login.forgotten)} ja anna osoitteesi. Paina ${b(passwordReset.ask)}. Saat linkin, joka toimii kerran, 30 minuutin ajan. Uudessa salasanassa on 12–50 merkkiä. Kun vaihdat salasanan, kaikki muut istuntosi päättyvät.`,
        ),
        t(
          `Jos organisaatiollasi on oma kirjautumispalvelu, kirjautumissivulle tulee painike ${b(identityProvider.enter)}, kun olet kirjoittanut käyttäjätunnuksesi. Kirjaudut organisaatiosi tunnuksilla ja palaat portaaliin. Portaalin salasanaa ei silloin tarvita, ja organisaatio voi poistaa sen käytöstä. Jos työskentelet myös muissa organisaatioissa, kirjaudut aina salasanalla.`,
        ),
        t(
          `${b(shell.ownData)} → ${b(secondFactor.title)}: kirjautuminen kysyy salasanan jälkeen puhelimesi todennussovelluksen koodin tai pääsyavaimen. Tallenna palautuskoodit: kukin niistä päästää sisään kerran, jos puhelin katoaa. Jos nekin katoavat, organisaatiosi ylläpitäjä poistaa vaiheen käytöstä. Organisaatio tai portaali voi vaatia vaihetta: silloin otat sen käyttöön ennen muuta. Ennen kuin poistat organisaation, lähetät joukkosähköpostin, teet API-asiakkaan tunnuksen tai lataat yli 10 000 rivin tiedoston, portaali pyytää koodin tai pääsyavaimen uudelleen.`,
        ),
        t(
          `Pääsyavaimella kirjaudut myös ilman salasanaa: paina kirjautumissivulla ${b(passkeys.logIn)} ja vahvista sormenjäljellä, kasvoilla tai PIN-koodilla. Koodia ei silloin kysytä. Avaimen luot painikkeella ${b(passkeys.add)}. Lisää avain myös toiseen laitteeseen, niin yhden katoaminen ei estä kirjautumista, ja poista kadonneen laitteen avain. Kun salasana vaihdetaan sähköpostiin tulevalla linkillä, aiemmin lisätyt avaimet kysyvät myös salasanan: poista ne, joita et tunne.`,
        ),
        t(
          `Portaali puhuu suomea, ruotsia ja englantia. Kielen valitset kirjautumissivulla lomakkeen alta tai myöhemmin kohdasta ${b(shell.ownData)}: ${b(ownData.language)}. Myös sähköpostit ja tiedostot tulevat sillä.`,
        ),
        t(
          `Istunto kestää kahdeksan tuntia. Viisi minuuttia ennen loppua portaali varoittaa: paina ${b(ownSessions.expiry.extend)} tai Enter, niin jatkat samasta kohdasta. Jos istunto ehtii päättyä, kirjaudu uudelleen. Palaat samalle sivulle, ja keskeneräinen lomakkeesi on tallessa.`,
        ),
        t(
          `Usean väärän yrityksen jälkeen kirjautuminen on hetken suljettu. Portaali kertoo, milloin voit yrittää uudelleen.`,
        ),
      ],
    },
    {
      id: "omat-tiedot",
      title: "Omat tiedot ja kirjautumiset",
      blocks: [
        t(
          `Avaa käyttäjävalikko nimikirjaimistasi oikeasta yläkulmasta ja valitse ${b(shell.ownData)}. Muuta tietosi ja paina ${b(common.saveChanges)}. Jos vaihdat sähköpostiosoitteen, se on myös uusi käyttäjätunnuksesi, ja portaali kysyy kohdan ${b(ownData.currentPassword)}.`,
        ),
        picture("own-data", "Omat tiedot ja luettelo siitä, missä olet kirjautuneena."),
        t(
          `Kohdassa ${b(ownSessions.title)} näet, millä selaimilla tunnuksesi on auki, mistä verkko-osoitteesta ja milloin niitä on viimeksi käytetty. Tämä selain on merkitty sanoilla ${b(ownSessions.thisOne)}. Painikkeella ${b(ownSessions.signOut)} lopetat yhden kirjautumisen ja painikkeella ${b(ownSessions.signOutOthers)} kaikki muut kuin tämän.`,
        ),
        t(
          `Samasta valikosta valitset kohdat ${b(shell.palette)} ja ${b(shell.theme)}. Valinnat koskevat tätä selainta.`,
        ),
      ],
    },
    {
      id: "liikkuminen",
      title: "Alueet, valikko ja organisaatio",
      blocks: [
        t("Yläreunan välilehdet ovat alueita. Näet ne, jotka roolisi avaavat valitussa organisaatiossa:"),
        points(
          `${b(areas.subscriber)}: teet kyselyt, tilaukset ja vikailmoitukset ja seuraat niitä.`,
          `${b(areas.supplier)}: vastaat organisaatiollesi tulleisiin tapahtumiin.`,
          `${b(areas.faultHandler)}: korjaat organisaatiollesi ilmoitetut viat.`,
          `${b(areas.info)}: tiedotteet, ohjeet, yhteystiedot ja palaute. Kaikki näkevät tämän.`,
          `${b(areas.control)}: käyttäjät, organisaatiot ja tuotteet. Ylläpitäjille.`,
        ),
        t(
          `Vasemman reunan valikossa ovat tapahtumatyypit ja niiden alla tilat: ${b(states.OPEN)}, ${b(states.IN_PROCESSING)}, ${b(states.CONFIRMED)}, ${b(states.IN_DELIVERY)}, ${b(states.READY)} ja ${b(states.CANCELLED)}. Luku kertoo, montako tapahtumaa tilassa on, ja kirjekuori, että tapahtumissa on lukemattomia viestejä. Valikon voi kaventaa kuvakkeiksi. Puhelimella sen avaa vasemman yläkulman kuvake ${b(shell.openDrawer)}.`,
        ),
        t(
          `Jos kuulut useaan organisaatioon, paina organisaatiosi nimeä yläreunassa: ${b(shell.switchTitle)}. Vaihto koskee kaikkia selaimen välilehtiä ja vapauttaa muokkausvarauksesi.`,
        ),
        t(
          "Luvut, luettelot ja avoin tapahtuma päivittyvät itsestään, kun toinen osapuoli tekee jotakin. Sivua ei tarvitse ladata uudelleen.",
        ),
      ],
    },
    {
      id: "luettelot",
      title: "Luettelot",
      blocks: [
        t(
          `Valitse valikosta tapahtumatyyppi tai sen tila. Rivi avautuu napsauttamalla tai Enterillä. Tilan voi vaihtaa myös luettelon yläpuolelta, ja ${b(documentList.allStates)} näyttää ne kaikki.`,
        ),
        picture("orders", "Tilaukset luettelona: tilat, suodatin ja sarakkeet."),
        points(
          `Luettelon yläpuolella oleva kenttä rajaa sitä: ${documentList.filterHelp}. Painikkeen ${b(documentList.filters)} alla ovat muut rajaukset, ja sen luku kertoo, montako niistä on käytössä: ${b(documentList.unreadOnly)} näyttää ne, joissa on sinulle lukemattomia viestejä (niihin vie myös valikon kirjekuori), ja ${b(documentList.narrowButton)} avaa loput. Puhelimella siellä ovat tilatkin. ${b(listViews.save)} tallentaa kaiken tämän ja järjestyksen: näkymä on välilehtenä luettelon yläpuolella ja valikossa, ja kertoo, montako tapahtumaa siinä on nyt.`,
          `Sarakkeen otsikko järjestää luettelon, ja ${b(documentList.columnsButton)} valitsee, mitä näkyy, missä järjestyksessä ja kuinka leveänä, ja kuinka korkeita rivit ovat. Sarakkeen leveyttä voi muuttaa myös vetämällä otsikon reunasta; kaksoisnapsautus palauttaa sen. Teksti, joka ei mahdu sarakkeeseen, näkyy kokonaan, kun osoitat sitä tai siirryt riville näppäimillä.`,
          `Lihavoitu, pisteellä merkitty rivi on ${documentList.unprocessed.toLowerCase()}. Kiireellisen rivin vasemmassa reunassa on palkki ja tunnuksen edessä huutomerkki.`,
          `${b(searchPage.export)} tallentaa koko luettelon, ei vain näkyvää sivua: ${searchPage.exportCsv} tai ${searchPage.exportXlsx}. Mukana ovat näkyvät sarakkeet. Hakutulokset saat samoin. Kun olet valinnut rivejä, ${b(bulk.export)} tallentaa vain ne.`,
          `Leveällä näytöllä tapahtuman saa luettelon viereen: paina rivillä nuolta oikealle tai valitse ${b(preview.title)}. Silloin rivi avautuu viereen, ja j ja k siirtyvät luettelossa eteen- ja taaksepäin. Toiminnot ovat samat kuin tapahtuman sivulla. Esc sulkee.`,
          "Osoiterivillä on aina se, mitä näet: suodatin, tila, järjestys ja sivu. Voit lähettää linkin toiselle tai tallentaa sen kirjanmerkiksi.",
        ),
        t(
          `Kun valitset rivejä, tilojen paikalle luettelon yläpuolelle tulee, mitä niille voi tehdä kerralla: esimerkiksi ${b(actions.archive("Order"))}, ${b(actions.markProcessed("Order"))} tai ${b(actions.confirmCancellation("Order"))}, ja toimittajalla ${b(actions.startProcessing("Order"))} tai ${b(actions.deliver("Order"))}. Jos toiminto sopii vain osalle, painikkeessa lukee kuinka monelle. Loput ovat kohdassa ${b(bulk.more)}. Samoin toimit hakutuloksissa.`,
        ),
        points(
          `${b(bulk.labels.confirm)}: anna ${bulk.dialog.dayOfAll.confirm.toLowerCase()} ja muuta sitä tarvittaessa tapahtumittain. Tilaukseen annetaan myös ${fields.supplierConnectionId.toLowerCase()}. ${b(bulk.labels.signReady)} toimii samoin toteutuneella päivällä.`,
          `${b(actions.reject("Order"))} ja ${b(actions.returnForCompletion("Order"))}: yksi syy kaikille.`,
          `Tilaaja voi muuttaa monen avoimen tapahtuman yhteyshenkilön tai projektitunnuksen kohdasta ${b(bulk.labels.edit)}.`,
          `${b(bulk.labels.sendMessage)} lähettää saman viestin jokaisesta tapahtumasta vastapuolelle.`,
          `Painikkeella ${b(answers.menu)} toimittaja vastaa luettelonsa tapahtumiin taulukossa. ${b(answers.download)} antaa ne, joihin voi vielä vastata. Täytä sarakkeeseen ${b(answers.columns.action)} ${Object.values(answers.actions).join(", ")} ja sen tiedot, ja tuo tiedosto kohdasta ${b(answers.upload)}. Virheelliset rivit kerrotaan ennen lähettämistä. Jos tapahtuma on muuttunut sen jälkeen, kun latasit tiedoston, sen rivi jää lähettämättä.`,
          "Jokainen tapahtuma käsitellään erikseen, ja portaali kertoo tuloksen tapahtumittain. Ne, joille toiminto ei onnistunut, jäävät valituiksi syineen, ja voit korjata tiedot ja yrittää uudelleen.",
        ),
      ],
    },
    {
      id: "haku",
      title: "Haku",
      blocks: [
        t(
          `Ctrl + K tai yläreunan suurennuslasi avaa ikkunan ${b(palette.title)}. Ensin siinä ovat viimeksi avaamasi tapahtumat ja hakusi. Kirjoita TID tai CID, asiakkaan nimi, toiminto tai paikka ja paina Enter. Laajempi haku on vasemman valikon ensimmäinen kohta: ${b(shell.search)}. Näppäin / vie sivun hakukenttään tai avaa haun.`,
        ),
        points(
          `${b(searchPage.basic)} etsii sanoilla: ${searchPage.placeholder}. Isot kirjaimet, ä- ja ö-pisteet ja välimerkit eivät merkitse, ja puhelinnumeron voi kirjoittaa miten vain. Haku löytää myös arkistoidut tapahtumat.`,
          `${b(searchPage.advanced)} yhdistää ehtoja: tyyppi, tila, osapuolet, tuote, päivät, viitteet ja osoitteet. Anna ehdot ja paina ${b(searchPage.submit)}. Ehdot näkyvät tulosten yläpuolella, ja jokaisen voi poistaa erikseen.`,
          "Jos tuloksia on yli tuhat, tarkenna ehtoja.",
          `${b(searchPage.facets.title)}: tulosten yläpuolella on, montako niistä on kutakin tyyppiä, tilaa ja vuotta ja montako myöhässä. Paina yhtä, niin näet vain ne. Puhelimella luvut avautuvat painikkeesta. Plusmerkki luvun perässä tarkoittaa, että niitä on vähintään niin monta.`,
        ),
        picture("search-results", "Hakutulokset: hakuehdot tulosten yläpuolella, ja toiminnot niiden vieressä."),
        t(
          "Haku etsii sen alueen tapahtumista, jolla olet: tilaajana lähettämistäsi, toimittajana saamistasi ja vianhoitajana vioista.",
        ),
      ],
    },
    {
      id: "tallennetut-haut",
      title: "Tallennetut haut",
      blocks: [
        steps(
          `Tee haku, valitse sarakkeet ja järjestys ja paina ${b(searchPage.save)}.`,
          `Anna nimi. Valinta ${b(searchPage.share)} jakaa haun työtovereille, ja ${b(searchPage.pin)} nostaa sen vasempaan valikkoon.`,
          `Paina ${b(searchPage.saveButton)}.`,
        ),
        points(
          `Tallennetut haut ovat hakusivulla kohdassa ${b(searchPage.saved)}. Siellä ne myös nimetään uudelleen, kiinnitetään ja poistetaan.`,
          "Kiinnitetyn haun vieressä valikossa on sen tulosten määrä, joka pysyy ajan tasalla.",
          `Kun muutat tallennetun haun ehtoja, ${b(searchPage.update)} tallentaa ne sen päälle. Jaetun haun muuttavat sen tekijä ja organisaation ylläpitäjät.`,
        ),
      ],
    },
    {
      id: "raportit",
      title: "Raportit",
      blocks: [
        t(
          `Raportteihin pääset vasemman valikon kohdasta ${b(shell.reports)}, joka avaa heti tämän vuoden luvut. Raportit kertovat valitun organisaation tapahtumista enintään vuoden ajalta, luontipäivän mukaan:`,
        ),
        points(...reportTypes.map((type) => `${b(enumerations.reportType[type])}: ${reports.descriptions[type]}`)),
        picture(
          "report",
          "Raportti: tunnusluvut verrattuna edelliseen jaksoon, kaaviot ja taulukko, jonka luvut avautuvat tapahtumiksi.",
        ),
        steps(
          `Valitse ${b(reports.type)} ja ${b(reports.period)}. Valmiit jaksot täyttävät päivät puolestasi.`,
          `${b(reports.modes.advanced)} erittelee luvut vastapuolen, tuoteryhmän ja kuukauden mukaan. Niistä voit myös rajata raporttia: valitse yksi tai useampi vastapuoli, tuoteryhmä tai tuote.`,
          `Avaa luku, niin näet sen takana olevat tapahtumat. Myös ne saa tiedostona ja tulostettua.`,
          `Lataa taulukko muodossa ${b(reports.formats.csv)} tai ${b(reports.formats.xlsx)} tai valitse ${b(reports.print)}.`,
          `${b(traffic.title)} kertovat yhdestä vastapuolesta saman, minkä se näkee teistä: vahvistusajan, toimitusvarmuuden, hylkäykset syineen ja korjausajan kuukausittain. Niihin pääset raportin painikkeesta tai tapahtuman yläosasta vastapuolen nimestä.`,
        ),
      ],
    },
    {
      id: "projektit",
      title: "Projektit",
      blocks: [
        t(
          `Tapahtumat, joille on annettu sama projektitunnus, ovat projekti. Kohdassa ${b(shell.projects)} näet jokaisesta, montako tapahtumaa on valmiina, montako on myöhässä, milloin seuraava ja viimeinen päivä ovat ja paljonko toimitetut liittymät maksavat kuukaudessa.`,
        ),
        points(
          `Projektin nimi avaa sen sivun: kaikki tapahtumat yhtenä luettelona, myös arkistoidut. Valitse ${b(projects.parts.unfinished)} tai ${b(projects.parts.late)}, jos haluat nähdä vain ne.`,
          `${b(searchPage.export)} tallentaa näytettävät tapahtumat tiedostoksi.`,
          `Tapahtuman sivulla projektitunnus on linkki projektiin.`,
          "Toimittaja näkee projektista vain omat tapahtumansa, eikä saa tietää, onko siinä muita.",
        ),
      ],
    },
    {
      id: "tapahtuman-sivu",
      title: "Tapahtuman sivu",
      blocks: [
        t(
          `Jokaisella tapahtumalla on oma tunnus (TID), ja samaan asiaan kuuluvilla yhteinen asiatunnus (CID). Esimerkiksi tarjouspyyntö, siitä tehty tilaus ja tilauksen vikailmoitus ovat sama asia. Ketju näkyy kohdassa ${b(documentPage.sections.case)}, ja ${b(caseView.open)} avaa sen kokonaan.`,
        ),
        picture("order-page", "Käsittelyssä oleva tilaus tilaajan silmin."),
        points(
          "Otsikon alla on lyhyesti, mitä ja minne tilataan, kenelle ja keneltä, milloin ja paljonko aikaa on jäljellä.",
          "Yläreunassa on se toiminto, joka vie tapahtumaa eteenpäin. Muut ovat sen vieressä valikossa. Himmeä toiminto ei ole nyt mahdollinen, ja valikko kertoo syyn. Valikon lopussa on Ei vielä: sen takana ovat toiminnot, jotka ovat mahdollisia vasta toisessa tilassa. Punaista toimintoa ei voi perua.",
          "Kun toimittaja on vastannut, vastaus hintoineen on sivun ensimmäisenä.",
          "Tunnuksen, osoitteen, puhelinnumeron ja sähköpostiosoitteen kopioit painikkeella, joka on sen perässä.",
          "Vaiheet näyttävät, missä mennään ja milloin kukin vaihe on ohitettu.",
          `${b(documentPage.sections.log)} kertoo, kuka on tehnyt mitä ja milloin.`,
          `Valikon ${b(documentPage.copyText)} kopioi tapahtuman leipätekstinä esimerkiksi sähköpostiin. ${b(documentPage.pdf)} antaa siitä sivut, jotka voi lähettää tai arkistoida: vahvistetusta tilauksesta tilausvahvistuksen ja vastatusta tarjouspyynnöstä tarjouksen. ${b(documentPage.print)} tulostaa tämän sivun paperille.`,
        ),
        t(
          `Kun muokkaat, tapahtuma on varattu sinulle enintään tunnin. Muut näkevät, kuka muokkaa ja mihin asti. Varaus vapautuu, kun tallennat, ja kahdessa minuutissa, jos suljet selaimen. Oman varauksen toisesta välilehdestä saat takaisin painikkeella ${b(documentPage.lock.resume)}.`,
        ),
        t(
          `Jos toinen ehtii muuttaa tapahtumaa, portaali näyttää muutokset eikä kirjoita mitään päälle: valitse ${b(documentPage.stale.keepMine)} tai ${b(documentPage.stale.takeTheirs)}.`,
        ),
      ],
    },
    {
      id: "kysymykset",
      title: "Kysymykset ja odottaminen",
      blocks: [
        t(
          `Kun tarvitset vastapuolelta tiedon, paina ${b(actions.askQuestion("Order"))}. Kysyä voi, kunnes tapahtuma on valmis tai peruutettu. Tapahtuman tila ei muutu, mutta molempien luettelot ja tapahtuman sivu kertovat, kuka odottaa ketä ja mistä alkaen.`,
        ),
        steps(
          `Kirjoita kysymys ja anna tarvittaessa päivä kohtaan ${b(inputs.answerBy.label)}. Toimittaja ja vianhoitaja voivat myös valita kohdassa ${b(inputs.correctable.label)}, mitä tilaaja saa korjata.`,
          `Vastapuoli saa ilmoituksen ja vastaa painikkeella ${b(actions.answerQuestion("Order"))}. Vastatessaan tilaaja voi korjata pyydetyt tiedot, myös vahvistetussa tilauksessa. Osoitetta ja tuotetta ei voi muuttaa näin.`,
          `Kysymyksen, jota ei enää tarvita, voi perua: ${b(actions.withdrawQuestion("Order"))}. Jos tapahtuma päättyy, avoin kysymys raukeaa.`,
        ),
        points(
          `Kummallakin osapuolella voi olla yksi avoin kysymys kerrallaan.`,
          `Mitä sinulta odotetaan, näkyy etusivun alussa, luettelon rajauksessa ${b(shell.waitingForUs)} ja sivupalkin luvuissa. Siinä ovat myös täydennettäväksi palautetut tapahtumat.`,
          `Vastaamattomasta kysymyksestä muistutetaan kahden ja viiden palvelupäivän kuluttua.`,
          `Kysymykset ja vastaukset näkevät vain tapahtuman osapuolet. Korjatut tiedot näkyvät tapahtumalokissa.`,
        ),
      ],
    },
    {
      id: "pyynnot",
      title: "Vahvistetun tilauksen peruuttaminen ja muuttaminen",
      blocks: [
        t(
          `Vahvistettu tilaus sitoo. Tilaaja voi silti pyytää sen peruutusta tai muutosta, ja toimittaja päättää siitä. Sama koskee muutostilausta ja irtisanomista. Toimitus jatkuu ja tiedot pysyvät ennallaan, kunnes pyyntö on hyväksytty.`,
        ),
        steps(
          `Tilaaja painaa ${b(actions.requestCancel("Order"))} ja kirjoittaa kohtaan ${b(inputs.cancelReason.label)}, miksi. Tai hän painaa ${b(actions.requestAmend("Order"))}, valitsee kohdassa ${b(requests.wished)}, mitä muutetaan, ja antaa uudet arvot. Tapahtuma jää odottamaan toimittajaa.`,
          `Toimittaja vastaa sivun alusta: ${b(actions.acceptRequest("Order"))} peruuttaa tai muuttaa heti ja maksutta, ${b(actions.acceptWithCharge("Order"))} kertoo, mitä se maksaa, ja ${b(actions.refuseRequest("Order"))} kertoo, miksi se ei onnistu.`,
          `Maksun hyväksyy tilaaja: ${b(actions.acceptCharge("Order"))}. Peruutus tai muutos toteutuu heti. Jos maksua ei hyväksytä ${chargeDays} päivässä, pyyntö raukeaa ja toimitus jatkuu.`,
        ),
        points(
          `Pyynnön voi perua, kunnes se on hyväksytty: ${b(actions.withdrawRequest("Order"))}. Näin kieltäydytään myös maksusta.`,
          `Osoitetta ja tuotetta ei voi muuttaa näin, niistä tehdään uusi tilaus. Toista päivää ehdotetaan: ${b(actions.proposeDate("Order"))}.`,
          `Pyyntöjä voi olla yksi kerrallaan. Hylätyn tai rauenneen jälkeen voi pyytää uudelleen.`,
          `Pyynnöstä peruutettua ei tarvitse kuitata. Jos tapahtuma valmistuu tai toimittaja peruuttaa sen, avoin pyyntö raukeaa.`,
          `Pyynnöt, maksut ja perustelut ovat kohdassa ${b(requests.title)}, ja ne näkevät vain tapahtuman osapuolet.`,
        ),
      ],
    },
    {
      id: "kasittelija",
      title: "Kuka käsittelee",
      blocks: [
        t(
          `Tapahtuman sivun kohta ${b(documentPage.handler.title)} kertoo, kuka omassa organisaatiossasi hoitaa tapahtumaa. Uutta tapahtumaa hoitaa tilaajalla sen tekijä, ja toimittajalla se, joka ottaa sen käsittelyyn.`,
        ),
        points(
          `${b(actions.take("Order"))} näkyy, kun käsittelijää ei ole. Jos kaksi painaa yhtä aikaa, toinen saa siitä tiedon.`,
          `${b(actions.assign("Order"))}: valitse työtoveri, jolla on sama rooli, tai ${b(documentPage.handler.nobody)}. Työtoveri saa ilmoituksen, ja siitä lähtien hänelle kerrotaan, mitä vastapuoli tapahtumalle tekee.`,
          `Luettelon painikkeen ${b(documentList.filters)} alta ${b(documentList.mineOnly)} näyttää omasi ja ${b(documentList.unassignedOnly)} ne keskeneräiset, joilla ei ole käsittelijää. Käsittelijän voi vaihtaa monelta kerralla: valitse rivit ja paina ${b(actions.assign("Order"))}. Poissaolijan työt löydät, kun järjestät luettelon sarakkeella ${b(documentList.columns.handler)}.`,
          `Vastapuoli ei saa vaihdosta ilmoitusta. Toimittajan käsittelijän tilaaja näkee, kun tapahtuma on otettu käsittelyyn. Tilaajan käsittelijää toimittaja ei näe.`,
        ),
      ],
    },
    {
      id: "viestit-ja-liitteet",
      title: "Viestit ja liitteet",
      blocks: [
        t(
          `Tapahtuman sivulla ovat ${b(messages.title)} osapuolten välillä. Paina ${b(messages.newMessage)}, kirjoita ${b(messages.subject)} ja ${b(messages.content)} ja paina ${b(messages.send)}. Viestiin vastataan painikkeella ${b(messages.reply)}. Lukemattomuus on organisaation yhteinen: kun yksi lukee, viesti on luettu kaikille. Lukematta olevien luku on kellossa ja valikossa tapahtumatyypin vieressä: kirjekuoresta avautuvat ne tapahtumat, joilla on lukemattomia viestejä.`,
        ),
        t(
          `Valikon kohta ${b(inbox.title)} näyttää kaikkien luetteloissa olevien tapahtumien viestit, lukemattomat ensin. ${b(inbox.unread)} jättää vain ne, ja haku etsii aiheesta ja tekstistä. Rivistä avautuu tapahtuma viestin kohdalta. Kirjekuoresta merkitset viestin luetuksi avaamatta sitä. Arkistoidun tapahtuman viestit ovat sen omalla sivulla.`,
        ),
        t(
          `Työtovereille kirjoitat kohtaan ${b(notes.title)}: paina ${b(notes.write)} ja lopuksi ${b(notes.save)}. Muistiinpanot näkee ${notes.own.toLowerCase()}. ${notes.about} Oman muistiinpanon voit poistaa.`,
        ),
        t(
          `Kohtaan ${b(attachments.title)} voit pudottaa tiedostoja tai painaa ${b(attachments.choose)}. Yksi tiedosto saa olla enintään 20 Mt. Lähetyksen voi keskeyttää ja yrittää uudelleen. Liite kuuluu molemmille osapuolille vasta, kun painat ${b(attachments.addToDocument(1))}.`,
        ),
        t(`Poistetun liitteen tai viestin saa viiden sekunnin ajan takaisin painikkeella ${b(common.undo)}.`),
      ],
    },
    {
      id: "ilmoitukset",
      title: "Ilmoitukset",
      blocks: [
        t(
          `Kun joku muu tekee jotakin tapahtumalle, jonka olet tehnyt tai jota käsittelet, saat siitä ilmoituksen. Yläreunan kello avaa kohdan ${b(notificationPanel.title)}: ilmoituksesta pääsee suoraan tapahtumaan, ja ${b(notificationPanel.markAll)} tyhjentää luvun. Omista teoistasi ei ilmoiteta.`,
        ),
        t(
          `Sähköpostin valitset käyttäjävalikosta: ${b(notificationPanel.choices)}. Tapahtumatyypeittäin vaihtoehdot ovat ${b(notices.deliveries.atOnce)}, ${b(notices.deliveries.daily)} ja ${b(notices.deliveries.none)}. ${notificationPanel.digestHelp}`,
        ),
        picture("notification-choices", "Ilmoitusasetukset: joka tapahtumatyypille oma valinta."),
        points(
          `Muutakin tapahtumaa voit seurata: paina tapahtuman sivulla ${b(watching.begin)}. Saat samat ilmoitukset kuin tekijä, kunnes painat ${b(watching.end)}. Muut eivät näe, että seuraat.`,
          "Organisaation yhteiset vastaanottajat valitsee ylläpitäjä organisaation tapahtumaviesteissä.",
          `Kiireellisen vian tunnistat sähköpostin otsikosta, ja viestin alussa lukee, mitä sinun on tehtävä. Viestin lopun linkki ${b(notices.mail.stopOfType)} toimii kirjautumatta.`,
          "Seuraajat saavat ilmoitukset ilman tunnusta ja ilman hintoja, kun ovat vahvistaneet osoitteensa sähköpostin linkistä. Jokaisessa viestissä on linkki, jolla ne voi lopettaa.",
        ),
      ],
    },
    {
      id: "info-alue",
      title: "Tiedotteet, yhteystiedot ja palaute",
      blocks: [
        t(
          `Alueella ${b(areas.info)} ovat portaalin yhteiset sivut. Luku sen välilehdessä kertoo, montako tiedotetta on lukematta.`,
        ),
        points(
          `${b(info.entries.newsletters)}: avaa tiedote otsikostaan, niin se merkitään luetuksi. ${b(newsletters.markAllRead)} tyhjentää luvun.`,
          `${b(info.entries.faq)} ja ${b(info.entries.manual)}: kirjoita sivun hakukenttään, mitä etsit. Haku löytää myös sanan muut muodot.`,
          `${b(info.entries["vendors-contact"])}: kenelle soittaa tai kirjoittaa. Rajaa luetteloa hakukentällä ja kohdalla ${b(supplierContacts.type)}.`,
          `${b(info.entries["feedback-and-errors"])}: kerro virheestä tai ehdota parannusta ja paina ${b(feedback.send)}. Viimeisin virhe liitetään mukaan, ellet poista valintaa. Vastaus tulee sähköpostiisi. Yhteyden viasta tehdään vikailmoitus.`,
        ),
      ],
    },
    {
      id: "nappaimet",
      title: "Näppäinkomennot",
      blocks: [
        t(`Paina ? missä tahansa, niin näet sivun komennot: ${b(shortcuts.title)}. Tavallisimmat ovat:`),
        points(
          `Ctrl + K: ${shortcuts.palette.toLowerCase()}, /: ${shortcuts.search.toLowerCase()}`,
          `n: ${shortcuts.newDocument.toLowerCase()}`,
          `j ja k: ${shortcuts.nextRow.toLowerCase()} ja ${shortcuts.previousRow.toLowerCase()}, Enter: ${shortcuts.openRow.toLowerCase()}, x: ${shortcuts.selectRow.toLowerCase()}`,
          `→: ${preview.open.toLowerCase()}, Esc: ${preview.close.toLowerCase()}`,
          "e: muokkaa tapahtumaa, m: uusi viesti",
          "g ja sitten t, k tai v: siirry alueelta toiselle",
          "Nuolet: liiku alueissa, vasemmassa valikossa sekä luettelon toiminnoissa, tiloissa ja otsikoissa, jotka sarkain ohittaa kunkin yhdellä painalluksella",
          "Ctrl + Enter: siirry lomakkeella eteenpäin tai lähetä",
          "Päivämäärän voi kirjoittaa lyhyesti: 5.3. on tuleva maaliskuun viides ja +10 kymmenen päivän päästä.",
        ),
        t(`Jos yhden näppäimen komennot häiritsevät, poista käyttäjävalikosta valinta ${b(shell.singleKeys)}.`),
        steps(
          `Koko tilauksen voi tehdä näppäimistöllä: paina n, valitse ${b(newDocument.newTitles.Order)}, täytä kentät Sarkaimella ja siirry eteenpäin Ctrl + Enterillä.`,
          "Tarkista yhteenveto ja lähetä Ctrl + Enterillä.",
        ),
      ],
    },
  ],
});
