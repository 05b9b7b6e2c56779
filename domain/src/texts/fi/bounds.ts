/** What is said to one whose calls would cost the others too much. */
export const bounds = {
  calls: "Tunnuksellasi on liian monta kutsua yhtä aikaa. Odota hetki ja yritä uudelleen.",
  streams: "Tunnuksellasi on liian monta avointa yhteyttä portaaliin. Sulje vanhoja välilehtiä ja yritä uudelleen.",
  heavy: "Raportteja tai tiedostoja on tekeillä liian monta yhtä aikaa. Yritä hetken kuluttua uudelleen.",
  imports: "Toinen tuonti on vielä kesken. Yritä uudelleen, kun se on valmis.",
};
