/** What is said to one whose calls would cost the others too much. */
export const bounds = {
  calls: "Tunnuksellasi on liian monta kutsua yhtä aikaa. Odota hetki ja yritä uudelleen.",
  documents: "Tunnin aikana on tehty liian monta tapahtumaa. Yritä myöhemmin uudelleen.",
  changes: "Tunnin aikana on tehty liian monta muutosta, joista lähtee ilmoituksia. Yritä myöhemmin uudelleen.",
  asks: "Vahvistuspyyntöjä on lähetetty tänään liian monta. Yritä huomenna uudelleen.",
  locks: (most: number) =>
    `Muokattavanasi voi olla yhtä aikaa ${most} tapahtumaa. Tallenna tai peru muokkaus jossakin niistä ja yritä uudelleen.`,
  streams: "Tunnuksellasi on liian monta avointa yhteyttä portaaliin. Sulje vanhoja välilehtiä ja yritä uudelleen.",
  heavy: "Raportteja tai tiedostoja on tekeillä liian monta yhtä aikaa. Yritä hetken kuluttua uudelleen.",
  imports: "Toinen tuonti on vielä kesken. Yritä uudelleen, kun se on valmis.",
};
