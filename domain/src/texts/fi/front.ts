/** What the front pages of suppliers and fault handlers have in common. */
export const front = {
  all: (count: string) => `Näytä kaikki (${count})`,
  inAll: (count: string) => `yhteensä ${count}`,
  requested: (date: string) => `toivottu ${date}`,
  estimated: (date: string) => `arvioitu ${date}`,
  reported: (when: string) => `ilmoitettu ${when}`,
  late: "myöhässä",
  today: "tänään",
  counts: "Kaikki tapahtumat",
  type: "Tapahtuma",
};
