/** What is said to one whose calls would cost the others too much. */
export const bounds = {
  calls: "Ditt konto har för många samtidiga anrop. Vänta en stund och försök igen.",
  documents: "För många ärenden har skapats under en timme. Försök igen senare.",
  changes: "För många ändringar som ger aviseringar har gjorts under en timme. Försök igen senare.",
  asks: "För många bekräftelsebegäranden har skickats i dag. Försök igen i morgon.",
  locks: (most: number) =>
    `Du kan redigera högst ${most} ärenden samtidigt. Spara eller avbryt redigeringen i något av dem och försök igen.`,
  streams: "Ditt konto har för många öppna förbindelser till portalen. Stäng gamla flikar och försök igen.",
  heavy: "För många rapporter eller filer är under arbete samtidigt. Försök igen om en stund.",
  imports: "En annan import pågår ännu. Försök igen när den är klar.",
};
