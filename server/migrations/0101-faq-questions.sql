-- tolerated from 0095
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Frequently asked questions, in the order of `place`; those of one topic are shown together.
CREATE TABLE faq_questions (
  id text PRIMARY KEY,
  topic text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  place bigint NOT NULL,
  version bigint NOT NULL DEFAULT 1
);

INSERT INTO faq_questions (id, topic, question, place, answer) VALUES
  ('unohtunut-salasana', 'Tunnukset ja kirjautuminen', 'Unohdin salasanani. Mitä teen?', 1, 'Valitse kirjautumissivulla **Unohditko salasanasi?** ja anna sähköpostiosoitteesi. Saat linkin, joka toimii 30 minuuttia.

Portaali ei kerro, onko osoite rekisteröity. Jos viestiä ei tule, tarkista roskapostikansio ja kysy organisaatiosi ylläpitäjältä, mikä osoite sinulla on.

[Katso käyttöohjeesta](/info/manual#kirjautuminen)'),
  ('uusi-tunnus', 'Tunnukset ja kirjautuminen', 'Miten saan tunnuksen työkaverille?', 2, 'Organisaatiosi ylläpitäjä lisää käyttäjän hallinnassa ja pitää valittuna kohdan **Lähetä kutsu sähköpostiin**. Käyttäjä asettaa salasanansa viestin linkistä.

[Katso käyttöohjeesta](/info/manual#kayttajat)'),
  ('puuttuva-alue', 'Tunnukset ja kirjautuminen', 'Miksi en näe jotakin aluetta tai toimintoa?', 3, 'Alueet tulevat rooleistasi valitussa organisaatiossa. Tarkista ensin yläreunasta, että oikea organisaatio on valittuna, ja pyydä sitten roolia organisaatiosi ylläpitäjältä.

Himmeän toiminnon syy näkyy, kun viet osoittimen sen päälle tai siirryt siihen Sarkaimella.

[Katso käyttöohjeesta](/info/manual#liikkuminen)'),
  ('vieras-kirjautuminen', 'Tunnukset ja kirjautuminen', 'Epäilen, että joku muu käyttää tunnustani.', 4, 'Avaa **Omat tiedot** ja katso kohta **Kirjautumiset**. Paina **Kirjaa muut ulos** ja vaihda sitten salasanasi kirjautumissivun linkistä. Kerro asiasta organisaatiosi ylläpitäjälle.

[Katso käyttöohjeesta](/info/manual#omat-tiedot)'),
  ('istunto-paattyi', 'Tunnukset ja kirjautuminen', 'Istunto päättyi kesken lomakkeen. Hävisivätkö tietoni?', 5, 'Eivät. Kirjaudu samalla tunnuksella samassa selaimessa, niin palaat samaan kohtaan. Keskeneräiset lomakkeet ovat myös etusivulla kohdassa **Keskeneräiset luonnokset**.

[Katso käyttöohjeesta](/info/manual#uusi-tilaus)'),
  ('toimittaja-puuttuu', 'Tilaaminen', 'Miksi toimittaja tai tuote puuttuu valinnoista?', 6, 'Organisaatiollasi on oltava voimassa oleva tilausoikeus toimittajaan, ja sen on katettava tapahtumatyyppi. Organisaatiosi ylläpitäjä pyytää oikeutta hallinnassa.

Tuote voi olla rajattu vain joillekin tilaajille, tai se tarvitsee NNI-tunnuksen, johon sinulla ei ole oikeutta. Syy lukee tuotteen vieressä.

[Katso käyttöohjeesta](/info/manual#tilausoikeudet)'),
  ('tunniste-kaytossa', 'Tilaaminen', 'Portaali sanoo, että tunniste on jo käytössä.', 7, '**Tilaajan liittymätunnus** voi olla vain yhdessä voimassa olevassa tilauksessa ja sen muutostilauksissa. Tarkista, onko yhteys jo tilattu. Peruutetun tai hylätyn tilauksen tunnuksen voi käyttää uudelleen. Vikailmoituksessa ja tiedustelussa tunnuksen voi mainita aina: ne eivät varaa sitä.

[Katso käyttöohjeesta](/info/manual#uusi-tilaus)'),
  ('liian-aikainen-paiva', 'Tilaaminen', 'Miksi toivottu päivä ei kelpaa?', 8, 'Päivä ei voi olla menneisyydessä, ja normaalissa toimituksessa on jokaisella toimittajalla vähimmäisaika työpäivinä. Lomake kertoo aikaisimman päivän. Valitse muu toimitustapa, jos kiire on suurempi.

[Katso käyttöohjeesta](/info/manual#uusi-tilaus)'),
  ('tilauksen-muuttaminen', 'Tilaaminen', 'Voinko muuttaa tai peruuttaa lähettämäni tilauksen?', 9, 'Voit muokata, kun tila on **Avoin**, ja peruuttaa, kun tila on **Avoin** tai **Käsittelyssä**. Sen jälkeen sovi asiasta toimittajan kanssa viestillä. Valmiin tilauksen muutat painikkeella **Tee muutostilaus**.

[Katso käyttöohjeesta](/info/manual#vastauksen-jalkeen)'),
  ('vastaus-ei-nay', 'Tilaaminen', 'Miksi toimittajan vastaus ei vielä näy?', 10, 'Tilauksen vastaus näkyy, kun toimittaja on vahvistanut sen, ja muiden, kun tila on **Valmis**. Sitä ennen vastausta voidaan vielä kirjoittaa.

[Katso käyttöohjeesta](/info/manual#saatavuus-ja-tarjous)'),
  ('tarjous-vanhentunut', 'Tilaaminen', 'Tarjouksesta ei voi enää tilata.', 11, 'Tarjouksen voimassaolo on päättynyt, tai siitä on jo tehty tilaus. Tee uusi pyyntö painikkeella **Kopioi**.

[Katso käyttöohjeesta](/info/manual#saatavuus-ja-tarjous)'),
  ('varattu-toiselle', 'Käsittely ja viat', 'Tapahtuma on varattu toiselle. Mitä teen?', 12, 'Sivulla näkyy, kuka muokkaa ja mihin asti. Varaus vapautuu, kun hän tallentaa tai sulkee sivun, ja viimeistään tunnissa. Kiireessä pyydä häntä lopettamaan, tai portaalin pääkäyttäjä voi vapauttaa varauksen.

Jos varaus on omasi toisessa välilehdessä, paina **Jatka muokkausta**.

[Katso käyttöohjeesta](/info/manual#tapahtuman-sivu)'),
  ('muuttunut-kesken', 'Käsittely ja viat', 'Joku muutti tapahtumaa, kun kirjoitin. Mitä nyt?', 13, 'Mitään ei ole hävinnyt. Portaali näyttää muutokset, ja valitset **Jatka omilla muutoksillani** tai **Hylkää omat muutokseni**.

[Katso käyttöohjeesta](/info/manual#tapahtuman-sivu)'),
  ('kuittaamaton-peruutus', 'Käsittely ja viat', 'Mitä tarkoittaa ”Peruutettu, kuittaamatta”?', 14, 'Tilaus on peruutettu, mutta toinen osapuoli ei ole vielä kuitannut sitä. Kuittaa painikkeella **Kuittaa peruutus**, jos kuittaus on sinun.

[Katso käyttöohjeesta](/info/manual#vastauksen-jalkeen)'),
  ('kuka-vastaa-vikaan', 'Käsittely ja viat', 'Miksi toimittajan käyttäjä ei voi vastata vikailmoitukseen?', 15, 'Viat käsittelee vianhoitaja. Muut toimittajan käyttäjät näkevät ilmoitukset, mutta eivät muuta niitä.

[Katso käyttöohjeesta](/info/manual#vikojen-korjaaminen)'),
  ('arkistoitu-katosi', 'Käsittely ja viat', 'Arkistoin tapahtuman. Mistä sen löytää?', 16, 'Arkistoitu on poissa luetteloista ja luvuista, mutta haku löytää sen. Myös sen sivu on samassa osoitteessa kuin ennen, ja asian muut tapahtumat linkittävät siihen.

[Katso käyttöohjeesta](/info/manual#haku)'),
  ('ilmoitus-puuttuu', 'Seuranta ja ilmoitukset', 'Miksi en saa sähköpostia tapahtumista?', 17, 'Omista teoistasi ei ilmoiteta, ja ilmoituksen saat vain tapahtumista, jotka olet tehnyt tai joita käsittelet. Katso käyttäjävalikosta **Ilmoitusasetukset**, mitä olet valinnut.

Organisaation yhteiset osoitteet saavat ilmoitukset, kun ylläpitäjä on lisännyt ne tapahtumaviestien vastaanottajiin.

[Katso käyttöohjeesta](/info/manual#ilmoitukset)'),
  ('liikaa-sahkopostia', 'Seuranta ja ilmoitukset', 'Saan liikaa sähköpostia. Miten vähennän sitä?', 18, 'Valitse kohdassa **Ilmoitusasetukset** tapahtumatyypeittäin **Kerran päivässä** tai **Ei sähköpostia**. Yläreunan kello kertoo silti kaikesta.

Seuraaja lopettaa viestit niiden omasta linkistä **Lopeta tämän asian sähköpostit**.

[Katso käyttöohjeesta](/info/manual#ilmoitukset)'),
  ('tid-ja-cid', 'Seuranta ja ilmoitukset', 'Mitä eroa on TIDillä ja CIDillä?', 19, 'TID on yhden tapahtuman tunnus, esimerkiksi tilauksen. CID on asian tunnus: sama tarjouspyynnöllä, siitä tehdyllä tilauksella ja tilauksen vikailmoituksilla. Haku löytää molemmilla.

[Katso käyttöohjeesta](/info/manual#tapahtuman-sivu)'),
  ('luettelo-exceliin', 'Seuranta ja ilmoitukset', 'Miten saan tapahtumat Exceliin?', 20, 'Avaa luettelo tai tee haku ja paina **Vie**. Tiedostossa ovat kaikki tapahtumat, eivät vain näkyvä sivu. Raporteissa on omat painikkeensa **CSV** ja **Excel**.

[Katso käyttöohjeesta](/info/manual#haku)'),
  ('portaalin-virhe', 'Seuranta ja ilmoitukset', 'Portaali antoi virheen. Mihin siitä kerrotaan?', 21, 'Info-alueen kohtaan **Palaute ja virheet**. Lomake liittää mukaan viimeisimmän virheen tunnisteen. Yhteyden viasta tehdään sen sijaan vikailmoitus.');
