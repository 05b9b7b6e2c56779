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
  title: "Toimittajalle",
  chapters: [
    {
      id: "tilausten-kasittely",
      title: "Tilausten käsittely",
      blocks: [
        t(
          `${vendor.title} kertoo kohdassa ${b(parts.toDo.title)}, mitä on tehtävä ja missä järjestyksessä: ensin ${b(queues.late)} ja ${b(queues.atRisk)}, sitten ${b(queues.waitingForUs)} ja ${b(queues.proposedDates)}, viimeksi ${b(queues.next)} määräajan mukaan. Rivin painike tekee seuraavan vaiheen heti tai avaa sen lomakkeen. Sivun alussa on haku, joka löytää jo kirjoittaessasi: ${searchPage.placeholder}. Kaikki hakuehdot ovat kohdassa ${b(searchPage.advanced)}.`,
        ),
        picture("vendor-front", "Toimittajan etusivu: mikä on myöhässä ja mitä tehdään seuraavaksi."),
        steps(
          `Avaa uusi tilaus ja paina ${b(actions.startProcessing("Order"))}. Tila on nyt ${b(states.IN_PROCESSING)}, ja käsittelijäksi tulet sinä.`,
          `Paina ${b(actions.confirm("Order"))}. Anna ${b(fields.supplierConnectionId)} ja ${b(fields.estimatedDeliveryDate)} sekä tarvittaessa hinnat ja lisätiedot. Vahvistus sitoo, ja tilaaja näkee vastauksen siitä alkaen.`,
          `Kun toimitus alkaa, paina ${b(actions.deliver("Order"))}.`,
          `Kun liittymä on valmis, paina ${b(actions.signReady("Order"))} ja anna ${b(fields.actualDeliveryDate)}. Kuittauksen jälkeen tietoja ei voi muuttaa. Jos toimitustietoja ei ole, valitse ${b(documentPage.edit.skip(false))}.`,
        ),
        picture("vendor-order", "Vahvistettu tilaus toimittajan silmin."),
        points(
          `Samalla painalluksella kaksi vaihetta: avoimesta ${b(inOnePress.confirm ?? "")}, vahvistetusta suoraan ${b(actions.signReady("Order"))}.`,
          `Vastauksen voi jättää kesken: ${b(actions.editAnswer("Order"))} ja ${b(documentPage.edit.saveDraft)}. Tilaaja ei näe sitä ennen vahvistusta.`,
          `Jos yksi tieto puuttuu, paina ${b(actions.askQuestion("Order"))}: tilaus pysyy käsittelyssä, ja tilaaja voi korjata tiedon vastatessaan.`,
          `Jos tiedoissa on puutteita, paina ${b(actions.returnForCompletion("Order"))} ja valitse syy. Tilaaja täydentää ja lähettää sen takaisin.`,
          `${b(actions.reject("Order"))} hylkää käsittelyssä olevan tilauksen. Syy on pakollinen, esimerkiksi ${enumerations.handlingReason.addressOutsideNetwork.toLowerCase()}.`,
          `Vahvistetun tai toimituksessa olevan tilauksen voit vielä peruuttaa: ${b(actions.cancelBySupplier("Order"))}. Tilaaja kuittaa peruutuksen.`,
          `Tilaaja voi pyytää vahvistetun tilauksen peruutusta tai muutosta. Pyyntö näkyy tapahtuman sivun alussa. Siitä on oma luku, Vahvistetun tilauksen peruuttaminen ja muuttaminen.`,
          `Tilaajan peruuttaman tilauksen kuittaat painikkeella ${b(actions.confirmCancellation("Order"))}. Siihen asti se on ${b(derived.unconfirmedCancellation)}.`,
        ),
        t("Muutostilaus ja irtisanominen käsitellään samoin vaihein."),
        t(
          `Kohdassa ${b(shell.registers.SUPPLIER)} on kaikki, mitä olet toimittanut ja mikä on voimassa: kenelle, mihin, mihin hintaan ja mihin asti. Luettelon saa tiedostona. ”${connections.origins.imported}” on liittymä, jota ei ole tilattu portaalissa: sen tiedot ovat tilaajan ilmoittamia.`,
        ),
        t(
          `Painike ${b(reconciliation.open)} vertaa rekisteriä laskuun tai omaan luetteloon. Tiedostossa on liittymän tunnus (tilaajan, toimittajan tai TID) ja halutessasi kuukausimaksu. Näet, mikä on vain tiedostossa, mikä vain rekisterissä ja missä hinta eroaa. Päättyneitä liittymiä ei verrata, eikä tiedostoa tallenneta.`,
        ),
        t(
          `Kohdassa ${b(shell.supplierNotices)} kerrot huoltotyöstä tai häiriöstä kaikille, joita se koskee. Paina ${b(supplierNotices.make)} ja valitse kunnat, postinumerot, keskittimet, tuotteet tai liittymät: näet heti, montako liittymää ja keitä ilmoitus koskee. Ilmoituksen sivulla näet, kuka on lukenut sen, muistutat muita, kerrot uuden ajan ja merkitset sen päättyneeksi. Jokainen tilaaja näkee vain omat liittymänsä. Häiriön aikana tehdyt viat liittyvät siihen, ja vianhoitaja käsittelee ne yhdessä painikkeella ${b(supplierNotices.handleFaults)}. Jos ylläpidät toimittajaa, voit myös irtisanoa liittymiä, esimerkiksi kun verkko puretaan: valitse lajiksi ${b(supplierNotices.kinds.termination)}, anna viimeinen päivä ja syy ja valitse omat tuotteesi, joita voi tilata tilalle. Irtisanomisaika ja sopimusten kestot sitovat. Viimeistä päivää voi siirtää myöhemmäksi ja irtisanomisen voi perua, kunnes päivä on ohi. Sen jälkeen liittymät päättyvät itsestään.`,
        ),
      ],
    },
    {
      id: "paivan-siirtaminen",
      title: "Vahvistetun päivän siirtäminen",
      blocks: [
        t(
          `Ensiksi vahvistamasi päivä on ${b(deliveryDates.committed("Order"))}. Toimitusvarmuus lasketaan siitä, ja vain tilaajan oma toive siirtää sitä.`,
        ),
        steps(
          `Paina ${b(actions.editAnswer("Order"))} ja muuta kohtaa ${b(fields.estimatedDeliveryDate)}.`,
          `Valitse ${b(deliveryDates.move.reason)} ja kirjoita ${b(deliveryDates.move.text)}. Molemmat ovat pakollisia, ja tilaaja näkee ne.`,
          `Uusi päivä on heti voimassa. Tilaaja hyväksyy sen tai ehdottaa toista.`,
        ),
        points(
          `Tilaajan ehdotus näkyy tapahtuman sivun alussa ja etusivulla kohdassa ${b(queues.proposedDates)}. Vastaa painikkeella ${b(actions.acceptProposedDate("Order"))} tai ${b(actions.refuseProposedDate("Order"))}. Hylkäykseen kirjoitetaan perustelu.`,
          `Syy ratkaisee, kenen syystä päivä siirtyi: esimerkiksi ${enumerations.delayReason.CAPACITY_ISSUE.toLowerCase()} on toimittajan, ${enumerations.delayReason.ACCESS_ISSUE.toLowerCase()} tilaajan ja ${enumerations.delayReason.WEATHER.toLowerCase()} ei kummankaan. Toimitusvarmuuden raportti erittelee ne.`,
          `Kaikki vaiheet jäävät kohtaan ${b(deliveryDates.section("Order"))}.`,
          `Jos olet välittänyt tilauksen, toimittajasi siirto ei siirrä lupaamaasi päivää. Kun siirrät toimitustiedot alkuperäiselle, valitse tarvittaessa ${b(deliveryDates.along.choice)} ja kirjoita oma syysi.`,
        ),
        t(
          `Jos näet ennalta, että toimitus viivästyy, paina ${b(actions.reportJeopardy("Order"))} heti. Anna syy, selite ja uusi päivä. Jos päivää ei vielä tiedetä, jätä se tyhjäksi: tilauksella lukee ${b(derived.held)}, kunnes kerrot päivän.`,
        ),
        points(
          `Jos vahvistettu päivä pitääkin, kerro se samalla painikkeella antamalla sama päivä. Syytä ei silloin kysytä.`,
          `Jos viivästys johtuu tilaajasta, toimituksen määräaika pysähtyy, kunnes uusi päivä on kerrottu.`,
          `Jos olet välittänyt tilauksen ja toimittajasi ilmoittaa viivästyksestä, sivun alussa on ${b(deliveryDates.pass.button)}. Yksi painallus kertoo omalle tilaajallesi syyn ja päivän. Toimittajasi nimeä tai sanoja ei välitetä.`,
        ),
      ],
    },
    {
      id: "kyselyihin-vastaaminen",
      title: "Kyselyyn ja tarjouspyyntöön vastaaminen",
      blocks: [
        steps(
          `Paina ${b(actions.startProcessing("Inquiry"))}.`,
          `Paina ${b(actions.signReady("Inquiry"))} ja anna vastaus: ${b(fields.estimatedDeliveryTime)}, ja tarjoukseen aina myös ${b(fields.validUntilDate)}.`,
          `Hinnat annetaan tuotteittain: ${b(price.initial)} ja ${b(price.monthly)} ovat valmiina tuoteluettelon mukaan. Useasta tuotteesta voit jättää osan pois kohdasta ${b(prices.delivered)}, ja yhteissummat lasketaan.`,
          "Tarkista ja vahvista. Tilaaja saa ilmoituksen ja voi tehdä vastauksesta tilauksen.",
        ),
        points(
          `Jos toimitus kestää yli neljä viikkoa, kerro siitä kohdassa ${b(fields.supplierInfo)}. Se on silloin pakollinen.`,
          `Jos et voi toimittaa, paina ${b(actions.reject("Inquiry"))} ja valitse syy.`,
        ),
      ],
    },
    {
      id: "valittaminen",
      title: "Välittäminen edelleen",
      blocks: [
        t(
          "Runko-operaattori ja organisaatio, jolla on alaorganisaatioita, voi välittää avoimen saatavuuskyselyn, tarjouspyynnön tai tilauksen omalle toimittajalleen.",
        ),
        steps(
          `Paina ${b(actions.forward("Order"))}, valitse kohdassa ${b(forwarding.choice)} toimittaja ja paina ${b(forwarding.next)}.`,
          "Tarkista lomake ja lähetä. Alkuperäisen tilaajan laskutus- ja viitetiedot eivät siirry.",
          `Kun välitetty on valmis, paina ${b(actions.transferToOriginal("Order"))}. Valitse ${b(forwarding.fees)} vain, jos et laskuta omilla hinnoillasi.`,
        ),
        t(
          `Jos välitetty hylättiin, paina sen tai alkuperäisen sivulla kohdassa ${b(forwarding.section)} ${b(forwarding.reject)}. Syy on valmiina, ja voit muuttaa sitä.`,
        ),
        t(
          "Alkuperäinen pysyy avoimena, kunnes otat sen käsittelyyn. Jos sitä muutetaan tai se peruutetaan, saat siitä ilmoituksen, ja muutos näkyy välitetyn tapahtuman sivulla. Ketjun muut osapuolet eivät näe alkuperäistä.",
        ),
      ],
    },
    {
      id: "maaraajat",
      title: "Määräajat",
      blocks: [
        t(
          `Jokaisella keskeneräisellä tapahtumalla on määräaika, joka lasketaan toimittajan palveluajoista: käsittelyyn otto, vastaus tai vahvistus, toimitus luvattuun päivään mennessä ja vian korjaus. Luettelon sarake ${b(documentList.columns.due)} kertoo seuraavan, ja painikkeen ${b(documentList.filters)} alta ${b(documentList.dueOnly.late)} ja ${b(documentList.dueOnly.today)} rajaavat luettelon.`,
        ),
        t(
          `Tapahtuman sivulla kohta ${b(clocks.title)} näyttää jokaisen määräajan ja miksi se on silloin: milloin aika alkoi, mitkä vapaapäivät jäävät väliin ja milloin aika on ollut pysähdyksissä.`,
        ),
        points(
          `Aika pysähtyy, kun tapahtuma odottaa tilaajaa: ${b(derived.returned)}. Se jatkuu siitä, mihin jäi.`,
          `Kun aika on vähissä, saat ilmoituksen, ja määräajan tila on ${b(clocks.states.atRisk)}. Kun se ylittyy, tila on ${b(clocks.states.late)}, ja siitä saa ilmoituksen myös tilaaja.`,
          "Tilaaja näkee vastauksen, vahvistuksen, toimituksen ja korjauksen määräajat. Käsittelyyn oton tavoitetta ja varoituksia hän ei näe.",
          `Jos tuotteella on SLA-luokka, ajat ovat luokan. Luokka lukee määräajan perusteluissa, ja se on se, joka tuotteella oli tapahtumaa tehtäessä.`,
          "Jos luvattu päivä siirtyy, tapahtuman sivu kertoo myös alkuperäisen.",
        ),
      ],
    },
  ],
});

/** What a fault handler does. */
export const faultHandler = (): GuidePart => ({
  title: "Vianhoitajalle",
  chapters: [
    {
      id: "vikojen-korjaaminen",
      title: "Vikojen korjaaminen",
      blocks: [
        t(
          `${handler.title} näyttää kohdassa ${b(parts.toDo.title)} viat määräajan mukaan: ensin ${b(queues.late)} ja ${b(queues.atRisk)}, sitten ${b(queues.next)}. Kiireellisistä kerrotaan sivun alussa. Rivin painikkeella otat vian käsittelyyn tai kirjaat korjauksen.`,
        ),
        picture("fault-handler-front", "Vianhoidon etusivu: viat määräajan mukaan."),
        steps(
          `Avaa ilmoitus ja paina ${b(actions.startProcessing("Fault"))}. Liittymän muille tapahtumille tulee merkintä ${b(handler.handled)}.`,
          `Kirjaa työtä painikkeella ${b(actions.editAnswer("Fault"))}. Kysy tilaajalta painikkeella ${b(actions.askQuestion("Fault"))} tai paina ${b(actions.returnForCompletion("Fault"))}.`,
          `Kun vika on korjattu, paina ${b(actions.signReady("Fault"))} ja anna ${b(fields.correctorName)}, ${b(fields.correctionActions)} ja ${b(fields.correctionTime)}. Jos tietoja ei tarvita, valitse ${b(documentPage.edit.skip(true))}.`,
        ),
        points(
          `Tilaaja voi hyväksyä korjauksen tai avata ilmoituksen uudelleen. Uudelleen avattu palaa etusivulle kohtaan ${b(parts.toDo.title)} merkinnällä ${b(derived.reopened)}, ja syy lukee sivun alussa. Korjausaika lasketaan viimeisestä valmistumisesta.`,
          `Voit ilmoittaa vian tilaajan puolesta: ${b(handler.newFault)} ja ${b(handler.chooseCustomer)}`,
          "Toimittajan muut käyttäjät lukevat vikailmoitukset, mutta vain vianhoitaja vastaa niihin ja niiden viesteihin.",
          `Tallentamattomat kirjaukset ovat tallessa selaimessa. Kun palaat, valitse ${b(documentPage.edit.restore)} ja paina lopuksi ${b(common.saveChanges)}.`,
        ),
      ],
    },
  ],
});
