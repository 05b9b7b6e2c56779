import { texts } from "@runko/domain/texts/texts";
import { manualParts } from "@runko/domain/texts/guide";
import { labelled } from "../support/labelled.ts";
import { expect, test } from "../support/story.ts";

const words = texts.infoGuide;

const chapters = manualParts().flatMap((part) => part.chapters);
const titleOf = (id: string): string => chapters.find((chapter) => chapter.id === id)?.title ?? "";

test("the manual is searched, and a hit opens its chapter with its pictures", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/info/manual");
  await page.getByRole("searchbox", { name: words.search }).fill("edelleen välittäminen");
  const hits = page.getByRole("region", { name: words.search });
  await hits.getByRole("link", { name: titleOf("valittaminen") }).click();
  await expect(page).toHaveURL("/info/manual?q=edelleen+v%C3%A4litt%C3%A4minen#valittaminen");
  const chapter = page.getByRole("heading", { level: 3, name: titleOf("valittaminen") });
  await expect(chapter).toBeFocused();
  await expect(chapter).toBeInViewport();

  await labelled(page, "link", titleOf("kirjautuminen")).click();
  const picture = page.getByRole("region", { name: titleOf("kirjautuminen") }).getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
});

test("an answer leads to the chapter of the manual that tells more", async ({ enter }) => {
  const page = await enter("otherSubscriber", "/info/faq?q=varattu");
  await labelled(page, "link", "Katso käyttöohjeesta").first().click();
  await expect(page.getByRole("heading", { level: 3, name: titleOf("tapahtuman-sivu") })).toBeInViewport();
});
