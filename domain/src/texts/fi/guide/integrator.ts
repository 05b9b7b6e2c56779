import { code, points, steps, textBlock as t, type GuidePart } from "../../../guide/guide.ts";
import { robotWordNames } from "../../../sandbox/robot-words.ts";
import { countLimit, largestPage } from "../../../values/list-limits.ts";
import {
  byCurl,
  byNode,
  byPython,
  firstOrder,
  settings,
  verifyByNode,
  verifyByPython,
  verifyByShell,
} from "../../any-language/integrator-examples.ts";
import { sandbox } from "../sandbox.ts";

const { words } = sandbox;

/** What who connects another system does. */
export const integrator = (): GuidePart => ({
  title: "Järjestelmien liittäjälle",
  chapters: [
    {
      id: "rajapinnan-kaytto",
      title: "Rajapinnan käyttö",
      blocks: [
        t(
          "Kaiken, minkä portaalissa voi tehdä, voi tehdä myös REST-rajapinnalla. Sen kuvaus (OpenAPI 3.1) on osoitteessa `/api/openapi.json` ja luettavana osoitteessa `/api/docs`, jos portaalin ylläpito on avannut sen. Samat kutsut valmiina kokeiltaviksi, Postmanin ja Brunon lukemassa muodossa, saa osoitteesta `/api/postman.json`: täytä `token` ja `organizationId`. Järjestelmä käyttää API-asiakkaan tunnusta (ks. Järjestelmän ensimmäinen tunti) tai tavallista käyttäjätunnusta, jolle organisaation ylläpitäjä antaa tarvittavat roolit; käyttäjätunnuksella kutsutaan näin.",
        ),
        steps(
          "Kirjaudu kutsulla `POST /api/users/login`. Vastauksen `token` kulkee muissa kutsuissa otsakkeessa `Authorization: Bearer`.",
          "Hae oma organisaatiosi kutsulla `GET /api/users/me`: `organizationRoles` kertoo tunnisteen ja roolit.",
          "Kutsu tapahtumia polulla `/api/organizations/{id}/roles/{role}/…`, jossa rooli on `SUBSCRIBER`, `SUPPLIER` tai `ERROR_HANDLER`.",
          "Uusi `token` ajoissa kutsulla `POST /api/users/token`. Se on voimassa kahdeksan tuntia, ellei portaalissa ole muuta asetettu.",
        ),
        code(
          [
            "curl -X POST https://portaali.example/api/users/login \\",
            "  -H 'content-type: application/json' \\",
            '  -d \'{"username":"jarjestelma@operaattori.example","password":"…"}\'',
          ].join("\n"),
        ),
        t(
          `Luettelot ottavat vastaan parametrin \`filter\` (\`where\`, \`fields\`, \`order\`, \`limit\`, \`skip\`, \`include\`) JSON-muodossa. Rivejä tulee oletuksena 25 ja enintään ${largestPage} kerralla. Otsake \`X-Total-Count\` kertoo kokonaismäärän. Hauissa, muun kuin tilan mukaan rajatuissa tapahtumaluetteloissa ja pitkissä rekistereissä se laskee enintään lukuun ${countLimit}, joka tarkoittaa, että rivejä on vähintään niin monta: hae silloin sivuja, kunnes tulee tyhjä. Tuntematon kenttä tai liian laaja ehto saa vastauksen 400.`,
        ),
        code('GET …/orders?filter={"where":{"eventState":"OPEN"},"order":"id ASC","limit":100}'),
        t(
          "Virheet ovat muotoa `application/problem+json`. Kenttä `code` on pysyvä ja tarkoitettu ohjelmille, `detail` on suomeksi ihmisille, ja `requestId` yksilöi pyynnön: liitä se palautteeseen.",
        ),
      ],
    },
    {
      id: "rajapinnan-muutokset",
      title: "Muutokset, toistot ja tapahtumavirta",
      blocks: [
        points(
          "`PATCH` vaatii otsakkeen `If-Match`, johon annetaan luetun tapahtuman `ETag`. Sama koskee käyttäjiä, organisaatioita ja muuta, mitä hallinnassa ylläpidetään: luettelon rivillä tunniste on kentässä `version`. Puuttuva saa vastauksen 428 ja vanhentunut 412, jossa kerrotaan, kuka muutti ja milloin.",
          'Muutoksen rungossa `action` nimeää toiminnon, esimerkiksi `{"action":"startProcessing"}`. Sallitut ovat tapahtuman kentässä `allowedActions`, ja kielletyt syineen kentässä `refusedActions`.',
          "Hallinnassa `allowedActions` kertoo samoin, mitä saat tehdä: organisaation omassa vastauksessa, luettelossa pyydettynä (`include`), käyttäjän rivillä ja koko portaalin osalta vastauksessa `users/me`.",
          "Vahvistetun päivän siirto (`editAnswer`, `signReady`) vaatii kentät `delayReason` ja `text`. Ilman niitä vastaus on 422. Siirrot ovat tapahtuman kentässä `dateChanges`, ja ensiksi vahvistettu päivä kentässä `committedDeliveryDate`.",
          "Muokkaus ja vahvistus vaativat varauksen: `PATCH …/events/{id}/lock-for-editing`. Toista kutsu alle kahden minuutin välein ja vapauta parametrilla `reset=true`.",
          "Jokainen `POST`, jolla ohjelma muuttaa jotain, ottaa otsakkeen `Idempotency-Key`. Saman avaimen toisto vuorokauden sisällä vastaa samoin eikä tee muutosta toista kertaa. Vain lataus `files/upload` ja webhookin koelähetys tehdään aina uudelleen.",
          "`GET …/work-queues` kertoo yhdellä kutsulla, mitä roolissa on nyt tehtävä: jokaisesta jonosta nimen, määrän ja kiireisimmät tapahtumat. `GET …/work-queues/{queue}` antaa yhdestä jonosta lisää.",
          "`GET …/stream` kertoo muutoksista heti (server-sent events). Viestissä on vain tunniste: hae tapahtuma sen perusteella. Virran `id` on syötteen kohta: anna viimeisin otsakkeessa `Last-Event-ID`, niin kuulet ensin, mitkä tapahtumat muuttuivat yhteyden ollessa poikki. Jos niitä ei enää voi kertoa, tulee `event: gap`: hae silloin kaikki, mitä seuraat.",
          "`GET …/document-events` kertoo, mitä organisaation tapahtumille, viesteille ja liitteille on tehty 30 päivän ajalta, yhdessä järjestyksessä ja aukotta. Anna vastauksen `next` seuraavassa kutsussa parametrina `after`, niin mikään ei jää väliin, vaikka järjestelmäsi olisi ollut pois. Liian vanha kohta saa vastauksen 410 ja kentässä `oldest` vanhimman, josta voi jatkaa.",
          "Webhook lähettää saman kuin syöte heti organisaation omaan osoitteeseen: hallinnan välilehti Rajapinta. Viestit on allekirjoitettu (Standard Webhooks, otsakkeet `webhook-id`, `webhook-timestamp`, `webhook-signature`): tarkista allekirjoitus ja vastaa 2xx 15 sekunnissa. Sama `webhook-id` voi tulla toistamiseen, ja järjestys voi vaihtua. Epäonnistunut yritetään kymmenen kertaa kolmen vuorokauden aikana; vastaus 410 lopettaa lähettämisen. Webhookin voi panna lähettämään myös koko tapahtuman kentässä `data.document`, sellaisena kuin `GET` sen lähetyshetkellä vastaa; yli 20 kt:n viestissä on sen sijaan `data.truncated`.",
          "Järjestelmä voi kutsua tunnuksellaan (hallinnan välilehti Rajapinta) suoraan tai vaihtaa sen tunniksi kerrallaan (OAuth 2.0, client credentials): `POST /api/oauth/token`, jossa `client_id` on API-asiakkaan tunniste ja `client_secret` sen tunnus. Parametri `scope` rajaa, mitä sillä saa tehdä. Osoitteet ovat kohdassa `/.well-known/oauth-authorization-server`.",
          "Liite lähetetään kutsulla `POST …/files/upload` (enintään 20 Mt) ja liitetään tapahtumaan erikseen.",
        ),
        t(
          "Vastaus 429 pyytää odottamaan ja 503 yrittämään uudelleen: otsake `Retry-After` kertoo, montako sekuntia. Vastaukset 401, 403, 404, 409, 423 ja 422 eivät muutu toistamalla.",
        ),
      ],
    },
    {
      id: "tm-forum",
      title: "TM Forumin rajapinta",
      blocks: [
        t(
          "Järjestelmä, joka osaa TM Forumin avoimia rajapintoja (versio 4), voi tilata ja vastata niillä. Polut alkavat `/tmf-api`, kuvaus on osoitteessa `/tmf-api/openapi.json`, ja kutsuihin käy API-asiakkaan tunnus samoin oikeuksin kuin portaalin omassa rajapinnassa.",
        ),
        points(
          "`productOrder` (TMF622) on tilaus (`add`), muutostilaus (`modify`) tai irtisanominen (`delete`). `POST` tekee sen, `GET` lukee ja luettelee, `PATCH` muuttaa.",
          "Toimittaja vie tilausta eteenpäin kentillä `state` ja `milestone`: `inProgress` ottaa käsittelyyn, toimituspäivä ja liittymän tunnus vahvistavat, `completed` toimittaa.",
          "`cancelProductOrder` pyytää peruutusta: vahvistamaton peruuntuu heti, vahvistetusta kysytään toimittajalta.",
          "`productInventory` (TMF637) kertoo liittymät portaalin rekisteristä, ostetut ja toimitetut: tuote, osoite, hinnat, sopimuksen päättyminen ja tilaukset, joista liittymä on syntynyt. Liittymän `id` on se, jonka muutostilaus ja irtisanominen nimeävät.",
          "`productCatalog` (TMF620) kertoo, mitä organisaatiollesi tarjotaan: tuotteet (`productOffering`), niiden hinnat ja alueet sekä sen, mitä tilauksessa kysytään (`productSpecification`). Tiedot ovat samat kuin tilauksen lomakkeella.",
          "`geographicAddressValidation` (TMF673) kertoo heti, tunnetaanko osoitteen postinumero ja onko postitoimipaikka oikea. Katua ei tarkisteta. Tilauksen osoitteeksi riittää tarkistuksen `id` 30 päivän ajan.",
          "`troubleTicket` (TMF621) on vikailmoitus liittymästä, jonka tilauksen TID on kentässä `relatedEntity`. `severity` ja `ticketType` palautuvat lähetettyinä. Viankäsittelijä kirjoittaa tilat `inProgress`, `pending` ja `resolved`, tilaaja `cancelled` ja `closed`.",
          "`productOfferingQualification` (TMF679) on saatavuuskysely. Toimittaja vastaa tilalla `done`: `qualificationItemResult` on `qualified` tai `unqualified`, jonka syy on kentässä `eligibilityUnavailabilityReason`. Kentällä `instantSyncQualification` vastaus tulee heti siitä, mitä organisaatiollesi on jo vastattu tai toimittaja alueesta ilmoittaa.",
          "`quote` (TMF648) on tarjouspyyntö. Toimittaja vastaa tilalla `approved`, hinnoilla ja päivällä `validFor.endDateTime`, tai hylkää tilalla `rejected`. Tarjouksesta tilataan antamalla sen TID tilauksen kentässä `quote`.",
          "`jeopardyAlert` kertoo tilauksesta, milloin ja miksi toimittaja on epäillyt vahvistettua päivää, ja uuden päivän, jos se on annettu.",
          "`POST …/hub` kertoo muutoksista heti osoitteeseen, jonka asiakas antaa (`callback`). Hub on jokaisessa viidessä rajapinnassa: `productOrderingManagement`, `productOfferingQualification`, `quoteManagement`, `troubleTicket` ja `productInventory`, joka kertoo liittymän syntymisestä, muutoksesta ja päättymisestä. Viesti tulee osoitteeseen `{callback}/listener/{tapahtuma}`, resurssi kokonaan mukana. Ehto `query` rajaa: `eventType=ProductOrderStateChangeEvent,ProductOrderJeopardyAlertEvent` tai `relatedParty.id=…`. Hub tarvitsee oikeuden `webhooks:manage` ja näkyy organisaation ylläpitäjälle webhookina muodossa TM Forum; allekirjoituksen salaisuuden ylläpitäjä tekee samalla välilehdellä.",
          "Luettelon ehdot ovat kenttien nimiä: `state=acknowledged,pending`, `orderDate.gt=…`, `externalId=…`. Tuntematon kenttä saa vastauksen 400.",
          "Se, minkä lähetät ja mikä ei ole portaalin kerrottavaa, säilyy ja tulee takaisin: omat tunnisteet, `externalId`, `channel`.",
          "Viestit kulkevat kentässä `note`, ja niitä varten asiakkaalla on oltava oikeus viesteihin.",
        ),
      ],
    },
    {
      id: "ensimmainen-tunti",
      title: "Järjestelmän ensimmäinen tunti",
      blocks: [
        t(
          "Organisaation ylläpitäjä tekee hallinnan välilehdellä Rajapinta API-asiakkaan ja sille tunnuksen, joka näytetään kerran. Kutsu `GET /api/tokens/self` kertoo organisaation tunnisteen (`organizationId`) ja sen, mitä tunnuksella saa tehdä.",
        ),
        code(settings),
        t(
          "Kokeile ensin hiekkalaatikossa: välilehdellä Rajapinta paina **Ota hiekkalaatikko käyttöön** ja sitten **Tee tunnus hiekkalaatikkoon**. Hiekkalaatikon organisaatiossa robotti on sekä toimittaja (`GET /api/organizations/{id}/suppliers`) että tilaaja, eikä mikään näy eikä sitä lasketa muualla. Robotti ottaa tapahtuman käsittelyyn, vahvistaa ja toimittaa muutaman sekunnin välein. Kadun nimessä tai lisätiedoissa oleva sana ohjaa sitä:",
        ),
        points(...robotWordNames.map((word) => `\`${word}\`: ${words[word]}.`)),
        t(
          'Kutsulla `POST /api/organizations/{id}/sandbox/documents` robotti tekee tapahtuman, johon vastaat toimittajana, esimerkiksi `{"documentType":"Order"}`.',
        ),
        t(
          "Ensimmäinen tilaus on tiedostossa `order.json`. Toimittajan ja tuotteen tunnisteet saat kutsulla `GET /api/organizations/{id}/suppliers/{supplierId}/products` tai toimittajalta.",
        ),
        code(firstOrder),
        t(
          "Tilaus ja kuuntelu komentoriviltä. Sama `Idempotency-Key` ei tee toista tilausta, joten kutsun voi toistaa. Ota vastauksesta `next` seuraavaksi parametriksi `after`.",
        ),
        code(byCurl),
        t(
          "Node: paketti `@runko/client` toistaa, sivuttaa ja kuuntelee puolestasi. Kuuntelu jatkuu katkosten yli, kunnes lopetat sen. Ohje on paketin README-tiedostossa.",
        ),
        code(byNode),
        t("Python ilman muita paketteja:"),
        code(byPython),
        t(
          "Webhookin allekirjoitus tarkistetaan rungosta sellaisena kuin se tuli, ennen kuin sitä luetaan. Hylkää myös yli viisi minuuttia vanha `webhook-timestamp`: paketit tekevät sen, komentorivi ei. Komentoriviltä (bash), Nodella ja Pythonilla (paketti `standardwebhooks`):",
        ),
        code(verifyByShell),
        code(verifyByNode),
        code(verifyByPython),
      ],
    },
  ],
});
