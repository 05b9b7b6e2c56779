/** What each role is told on its front page until it has been read once. */
export const firstDay = {
  hints: {
    subscriber:
      "Välkommen! Börja med att välja vad du vill göra. Formuläret sparas som utkast, och inget skickas innan du trycker på Skicka.",
    supplier:
      "Välkommen! På den här sidan finns det som väntar på ditt svar. Ta beställningen till behandling, bekräfta den och kvittera den till slut som klar.",
    faultHandler: "Välkommen! På den här sidan finns nya fel och fel som ska repareras, de mest brådskande först.",
    control:
      "Välkommen! Du administrerar din egen organisation och dess underorganisationer. Alla ändringar visas i ändringsloggen.",
    productAdmin:
      "Välkommen! Du administrerar hela portalen: användare, organisationer och kontaktförfrågningar i administrationen, nyheter och portalens läge via användarmenyn.",
  },
  read: "Läs i bruksanvisningen",
  done: "Jag förstår",
};
