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
  title: "Tilaajalle",
  chapters: [
    {
      id: "tilaajan-etusivu",
      title: "Mitä nyt odottaa",
      blocks: [
        t(
          `${newDocument.frontTitle} alkaa painikkeista, joista aloitat uuden tapahtuman. Niiden alla on, mitä sinun on tehtävä.`,
        ),
        points(
          `${b(parts.waitsForMe.title)}: palautetut, vastausta odottavat kysymykset, siirretyt päivät, kuitattavat peruutukset ja tarjoukset, joiden voimassaolo päättyy pian.`,
          `${b(parts.supplierLate.title)}: tapahtumat, joiden toimittaja ei ole pysynyt luvatussa ajassa. Painikkeella ${b(actions.askQuestion("Order"))} kysyt, missä mennään.`,
          `${b(parts.answered.title)}: mitä on valmistunut, etkä ole vielä merkinnyt käsitellyksi.`,
          "Rivin painike tekee seuraavan vaiheen heti tai avaa sen lomakkeen. Rivi itse avaa tapahtuman.",
        ),
      ],
    },
    {
      id: "uusi-tilaus",
      title: "Uusi tilaus",
      blocks: [
        steps(
          `Paina ${b(shell.newDocument)} tai näppäintä n ja valitse ${b(newTitles.Order)}.`,
          `${b(phases.product)}: valitse tuoteryhmä, toimittaja ja tuote. Toimittajat, jotka eivät voi toimittaa, ovat viimeisinä, ja syy lukee vieressä. Jos tuote tilataan NNI-tunnuksen kautta, valitse myös tunnus. Paina ${b(phases.next)}.`,
          `${b(phases.fields)}: anna osoitteet, asiakas, toivottu päivä ja muut tiedot. Tähdellä merkityt ovat pakollisia. Postinumero täyttää postitoimipaikan koko Suomessa (lähde: Postin postinumerotiedosto), ja kerran annettua osoitetta tarjotaan uudelleen. Toivotun päivän alla oleva painike valitsee ensimmäisen mahdollisen. Laskutus, viitteet ja vian lisätiedot aukeavat otsikostaan. Virheellisestä tiedosta huomautetaan, kun siirryt kentästä pois. Paina ${b(phases.toSummary)}.`,
          `${b(phases.summary)}: tarkista tiedot. Kohdan vieressä oleva ${b(phases.edit)} vie takaisin muuttamaan sitä.`,
          `Paina ${b(actions.create("Order"))}. Saat tapahtumatunnuksen (TID), ja toimittaja saa ilmoituksen.`,
        ),
        picture("new-order", "Ensimmäinen vaihe: tuoteryhmä, toimittaja ja tuote."),
        picture("new-order-fields", "Toinen vaihe: liittymän ja toimituksen tiedot. Valinnat kootaan oikealle."),
        t(
          `Mitään ei ole lähetetty, ennen kuin painat lähetyspainiketta. Siihen asti lomake on luonnos, joka tallentuu selaimeen itsestään. Luonnokset ovat etusivun yläosassa kohdassa ${b(drafts.title)}: ${b(drafts.resume)} avaa lomakkeen ja ${b(drafts.discard)} poistaa sen. Kun kirjaudut ulos, portaali kysyy, jätetäänkö luonnokset selaimeen.`,
        ),
        points(
          `${b(fields.subscriberConnectionId)} on oma tunnuksesi liittymälle. Sama tunnus ei voi olla kahdessa voimassa olevassa tapahtumassa.`,
          `${b(fields.deliveryType)}: ${enumerations.deliveryType.normal.toLowerCase()} noudattaa toimittajan vähimmäisaikaa, jonka portaali laskee työpäivinä. ${enumerations.deliveryType.urgent} ja ${enumerations.deliveryType.fast.toLowerCase()} voivat olla aiemmin.`,
          `Jos ${b(fields.projectId)} on jo muissa tapahtumissa, portaali näyttää ne. Se ei estä lähettämistä.`,
          `${b(fields.followers)}: osoitteet, joihin tieto tapahtuman muutoksista lähetetään, vaikka heillä ei olisi tunnusta.`,
        ),
        t(
          `Tilauksen voi muuttaa painikkeella ${b(actions.edit("Order"))} niin kauan kuin se on tilassa ${b(states.OPEN)}. Samanlaisen tilauksen teet nopeimmin painikkeella ${b(actions.copy("Order"))}: vain liittymätunnus jää tyhjäksi.`,
        ),
      ],
    },
    {
      id: "saatavuus-ja-tarjous",
      title: "Saatavuuskysely ja tarjouspyyntö",
      blocks: [
        t(
          `Monta tilausta kerralla teet kohdassa ${b(imports.menu)}: lataa tuotteen pohja, täytä rivit taulukossa ja tuo tiedosto. Rivit tarkistetaan samoilla säännöillä kuin lomake, virheet korjaat suoraan taulukossa, ja lähetät joko kaikki tai kelvolliset. Tuloksen saat tiedostona. Samoin teet saatavuuskyselyt, tarjouspyynnöt, muutokset ja irtisanomiset.`,
        ),
        t(
          `Kohdassa ${b(shell.availability)} näet heti, mitä toimittajat ovat ilmoittaneet osoitteesta, mitä sinulle on vastattu ja mitä sinulla siellä jo on. Siitä voit tilata tai kysyä saatavuuden: tuote ja osoite ovat lomakkeella valmiina. Kaikki, mistä ei ole tietoa, kysyt toimittajilta yhdellä kertaa. Monta osoitetta tuot samalla sivulla tiedostona painikkeella ${b(batch.choose)}: näet rivi riviltä, mitä kukin toimittaja tarjoaa, saat tuloksen taulukkona ja teet puuttuvista kyselyt yhdellä painalluksella. Kyselyt tarkistat ja lähetät tiedoston sivulla, ja osoitteiden sivulta näet, moneenko on vastattu.`,
        ),
        t(
          `Saatavuuskyselyllä selvität, saako osoitteeseen yhteyden ja milloin. Tarjouspyynnöllä saat myös sitovan hinnan. Kumpikaan ei velvoita tilaamaan. Ne tehdään kuten tilaus: ${b(newTitles.AvailabilityRequest)} tai ${b(newTitles.Inquiry)}.`,
        ),
        t(
          `Vastaus näkyy, kun tapahtuma on tilassa ${b(states.READY)}. Jos vastaus kelpaa, paina sen sivulla ${b(actions.orderFrom("Inquiry"))}: tiedot siirtyvät tilauslomakkeelle, ja tilaus tulee samaan asiaan. Yhdestä vastauksesta voi olla voimassa yksi tilaus kerrallaan.`,
        ),
        points(
          `Tarjouksessa on päivä, johon asti se on voimassa (${fields.validUntilDate.toLowerCase()}). Sen jälkeen siitä ei voi tilata, mutta voit tehdä uuden pyynnön painikkeella ${b(actions.copy("Inquiry"))}.`,
          `Hylätty vastaus on merkitty sanalla ${b(derived.rejected)}, ja syy on vastauksen tiedoissa.`,
        ),
      ],
    },
    {
      id: "omat-yhteydet",
      title: "Omat yhteydet",
      blocks: [
        t(
          `Kohdassa ${b(shell.registers.SUBSCRIBER)} on rivi jokaisesta toimitetusta tilauksesta sellaisena kuin se nyt on: muutokset, avoimet viat ja päättyminen on otettu huomioon. Summat seuraavat rajauksia, ja luettelon saa tiedostona.`,
        ),
        points(
          `Rajaa hakusanalla, toimittajalla, kunnalla, tuotteella tai tilalla. ”${connections.endsSoon(endsSoonDays)}” näyttää sopimukset, joista on pian päätettävä.`,
          `Liittymän sivulla on sopimus, maksut ja kaikki sen tapahtumat alusta asti. Sieltä teet vikailmoituksen, muutostilauksen, irtisanomisen tai kopion.`,
          `Mitä on tilattu muualla kuin portaalissa, tuodaan rekisteriin painikkeella ${b(connections.bring)}: oma tunnus, tuote, käyttöönottopäivä ja halutessasi osoite, hinta ja sopimuskausi. Tuodusta liittymästä teet muutoksia, irtisanomisia ja vikailmoituksia kuten muistakin. Siinä lukee molemmille osapuolille, että se on tilaajan tuoma. Tuontia ei voi perua, joten tarkista rivit ennen lähettämistä.`,
          `Painike ${b(reconciliation.open)} vertaa rekisteriä laskuun tai omaan luetteloon. Tiedostossa on liittymän tunnus (tilaajan, toimittajan tai TID) ja halutessasi kuukausimaksu. Näet, mikä on vain tiedostossa, mikä vain rekisterissä ja missä hinta eroaa. Päättyneitä liittymiä ei verrata, eikä tiedostoa tallenneta.`,
          `Toimittaja näkee samat liittymät kohdassa ${b(shell.registers.SUPPLIER)}.`,
          `Ylläpitäjälle kerrotaan sähköpostilla 90, 60 ja 30 päivää ennen kuin sopimus päättyy.`,
        ),
        t(
          `Kohdassa ${b(shell.supplierNotices)} toimittajasi kertovat huoltotöistä ja häiriöistä, jotka koskevat yhteyksiäsi. Niistä tulee myös ilmoitus kelloon ja sähköpostiin, ja liittymällä on merkki niin kauan kuin ilmoitus on voimassa. Kun avaat ilmoituksen, toimittaja näkee, että organisaatiosi on lukenut sen. Jos ilmoitat vian tunnetun häiriön aikana, lomake kertoo häiriöstä ensin ja vika liitetään siihen. Kun toimittaja irtisanoo liittymiä, ilmoituksessa, rekisterissä ja liittymän sivulla on viimeinen päivä. Ilmoitukselta tilaat tilalle vaihtoehdon, ja lomake on valmiiksi täytetty liittymän tiedoilla. Liittymä päättyy viimeisen päivän jälkeen itsestään, ja aiemmin sen voi irtisanoa kuten ennenkin.`,
        ),
      ],
    },
    {
      id: "muutos-ja-irtisanominen",
      title: "Muutostilaus ja irtisanominen",
      blocks: [
        t(
          `Muutostilaus ja irtisanominen koskevat valmista tilausta. Avaa tilaus ja paina ${b(actions.createChangeOrder("Order"))} tai ${b(actions.createCancelOrder("Order"))}. Tiedot ovat lomakkeella valmiina.`,
        ),
        picture("ready-order", "Valmis tilaus, josta voi tehdä muutostilauksen, irtisanomisen tai vikailmoituksen."),
        t(
          `Voit aloittaa myös tyypin valinnasta. Silloin portaali kysyy: ${b(findOrder.title)} Kirjoita kenttään ${b(findOrder.search)} oma tai toimittajan tunnus, TID, asiakas tai osoite ja valitse liittymä. Nuolinäppäimillä pääset haun ja liittymien välillä, ja Enter valitsee ainoan löydetyn.`,
        ),
        points(
          `Muutostilauksessa valitset ensin, mitä muutetaan: ${Object.values(enumerations.modificationType)
            .map((one) => `${one.charAt(0).toLowerCase()}${one.slice(1)}`)
            .join(", ")}. Lomake kysyy vain niihin kuuluvat tiedot.`,
          `Irtisanomisessa annat toivotun päättymispäivän ja syyn.`,
          `Voimassa olevan liittymän voi aina irtisanoa ja siitä voi aina ilmoittaa vian, vaikka tilausoikeus olisi päättynyt. Muutostilaus vaatii voimassa olevan tilausoikeuden.`,
          `Asiassa voi olla kerrallaan yksi keskeneräinen muutostilaus tai irtisanominen.`,
          `Kun muutos on valmis, tilaus näyttää liittymän sellaisena kuin se nyt on ja rinnalla, mitä alun perin tilattiin. Tilaus on merkitty sanalla ${b(derived.modified)}, ja irtisanottu sanalla ${b(derived.disconnected)}. Irtikytketystä tilauksesta ei voi enää tehdä uusia.`,
        ),
      ],
    },
    {
      id: "vian-ilmoittaminen",
      title: "Vian ilmoittaminen",
      blocks: [
        steps(
          `Valitse etusivulta ${b(newTitles.Fault)}, puhelimella ${b(actions.createFault("Order"))}, ja etsi liittymän tilaus: CID, TID, oma tai toimittajan tunnus, asiakas tai osoite riittää. Voit myös avata valmiin tilauksen ja painaa ${b(actions.createFault("Order"))}. Jos tilausta ei ole portaalissa, valitse ${b(newTitles.Fault)} ja ${b(findOrder.withoutOrder)}.`,
          `Valitse ${b(fields.faultType)}. ${b(enumerations.faultType.urgentFault)} nostaa ilmoituksen vianhoitajan luettelon kärkeen. ${b(enumerations.faultType.deliveryChecking)} on mahdollinen toimittajan ilmoittaman ajan toimituksesta. Liittymätunnuksen voi mainita aina, myös jos liittymästä on jo ilmoitettu vika. Ilmoituksen, jonka toimittajan vianhoitaja on tehnyt puolestasi, voit peruuttaa itse.`,
          `Kerro, milloin vika alkoi (tai paina ${b(documentForm.beganNow)}), mitä tapahtuu ja kenelle voi soittaa. Merkitse, mitä on jo tarkistettu: se nopeuttaa korjausta.`,
          `Paina ${b(actions.create("Fault"))}. Jos haluat ensin tarkistaa kaiken, valitse ${b(phases.toSummary)}.`,
        ),
        t(
          `Korjauksen tiedot näkyvät, kun ilmoitus on tilassa ${b(states.READY)}. Lisätietoja voit lähettää viestillä milloin vain.`,
        ),
        t(
          `Kun vika on korjattu, kerro, auttoiko se: ${b(actions.acceptRepair("Fault"))}, tai jos vika jäi, ${b(actions.reopenFault("Fault"))} ja perustelu. Sivun alussa lukee, mihin asti se on mahdollista. Uudelleen avattu ilmoitus on taas vianhoitajan käsittelyssä. Jos vika palaa myöhemmin, tee uusi ilmoitus.`,
        ),
      ],
    },
    {
      id: "vastauksen-jalkeen",
      title: "Seuranta, peruutus ja arkistointi",
      blocks: [
        points(
          `Jos toimittaja palauttaa tapahtuman täydennettäväksi, se on taas tilassa ${b(states.OPEN)}. Syy näkyy sivun alussa. Täydennä tiedot painikkeella ${b(actions.edit("Order"))}.`,
          `Toimittajan kysymys näkyy sivun alussa. Vastaa painikkeella ${b(actions.answerQuestion("Order"))}.`,
          `Jos toimittaja siirtää vahvistettua päivää, saat ilmoituksen, ja syy näkyy sivun alussa. Paina ${b(actions.acceptDate("Order"))} tai ${b(actions.proposeDate("Order"))}. Siirretty päivä on voimassa, vaikka et vastaisi.`,
          `Jos tapahtumalla lukee ${b(derived.held)}, toimittaja ei usko vahvistettuun päivään eikä tiedä vielä uutta. Saat ilmoituksen, kun päivä selviää. Voit myös ehdottaa päivää.`,
          `Toista päivää voit pyytää myös itse: ${b(actions.proposeDate("Order"))}. Kun toimittaja hyväksyy toiveesi, siitä tulee ${b(deliveryDates.committed("Order"))}. Vaiheet ovat kohdassa ${b(deliveryDates.section("Order"))}.`,
          `Luettelon sarake ${b(documentList.columns.due)} ja sivun kohta ${b(clocks.title)} kertovat, mihin mennessä toimittajan on vastattava tai toimitettava. Painikkeen ${b(documentList.filters)} alta ${b(documentList.dueOnly.late)} näyttää ne, joissa toimittaja on myöhässä. Kun tapahtuma odottaa sinua, toimittajan aika on pysähdyksissä.`,
          `Myöhässä olevan tapahtuman sivulla on ${b(escalation.escalate)}: näet toimittajan eskalointiyhteydet tasoittain ja voit lähettää samalla viestin.`,
          `${b(actions.markProcessed("Order"))} kertoo organisaatiollesi, että vastaus on käsitelty. Merkintä on yhteinen, ja toimittajan seuraava muutos poistaa sen. Sen voi kumota: ${b(actions.unmarkProcessed("Order"))}.`,
          `${b(actions.cancel("Order"))} on mahdollinen tiloissa ${b(states.OPEN)} ja ${b(states.IN_PROCESSING)}. Anna syy. Toimittaja kuittaa peruutuksen, ja siihen asti tapahtuma on ${b(derived.unconfirmedCancellation)}.`,
          `Vahvistetun tilauksen peruutusta tai muutosta pyydetään toimittajalta: ${b(actions.requestCancel("Order"))}, ${b(actions.requestAmend("Order"))}. Siitä on oma luku, Vahvistetun tilauksen peruuttaminen ja muuttaminen.`,
          `Jos toimittaja peruuttaa tilauksen, sinä kuittaat sen: ${b(actions.confirmCancellation("Order"))}.`,
          `${b(actions.archive("Order"))} poistaa valmiin tai peruutetun tapahtuman luetteloista ja luvuista. Se ei häviä: sen löytää tunnuksella, ja valmiista tilauksesta voi edelleen tehdä muutostilauksen, irtisanomisen tai vikailmoituksen.`,
        ),
        t(
          "Vanhoista päättyneistä tapahtumista poistetaan yhteyshenkilöiden tiedot säilytysajan jälkeen. Ajat ovat tietosuojaselosteessa.",
        ),
      ],
    },
  ],
});
