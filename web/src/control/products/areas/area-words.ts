import type { ProductArea } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";

const words = texts.productAreas;
const toldAtMost = 50;

const feeWords = (say: (fee: string) => string, fee: string | null) =>
  fee === null ? [] : [say(texts.formats.money(fee))];

/** What a supplier says of an area beside whether it delivers, on one line. */
export const termsWords = ({ deliveryDays, connectFee, monthlyFee, note }: ProductArea): string[] => [
  ...(deliveryDays === null ? [] : [words.days(deliveryDays)]),
  ...feeWords(words.connectFee, connectFee),
  ...feeWords(words.monthlyFee, monthlyFee),
  ...(note === "" ? [] : [note]),
];

const areaWords = (area: ProductArea): string =>
  `${words.kinds[area.kind]} ${area.code}: ${[words.verdicts[area.verdict], ...termsWords(area)].join(", ")}`;

/** Areas as the log tells them; of many the first, and how many more there are. */
export function areasWords(areas: readonly ProductArea[]): string {
  const told = areas.slice(0, toldAtMost).map((area) => areaWords(area));
  return [...told, ...(areas.length > toldAtMost ? [words.more(areas.length - toldAtMost)] : [])].join("; ");
}
