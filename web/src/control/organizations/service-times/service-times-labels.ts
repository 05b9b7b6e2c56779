import { targetNames } from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import { categoryWords } from "./service-times-words.ts";
import { productCategories } from "@runko/domain/enumerations/product-categories";

const words = texts.controlServiceTimes;

/** What the summary of errors calls a field of the form. */
export function labelOf(name: string): string {
  const [first, second = "", third = "", ...more] = name.split(".");
  if (first === "hours") return words.weekdays[Number(second)] ?? words.hours;
  if (first === "exceptions") return words.exception(Number(second) + 1);
  if (first === "classes") {
    if (third !== "targets") return second === "" ? words.classes : words.className(Number(second) + 1);
    return labelOf(["targets", ...more].join("."));
  }
  if (first !== "targets") return words.riskPercent;
  const target = targetNames.find((one) => one === third);
  const category = productCategories.find((one) => one === second) ?? null;
  return target ? words.previewOf(words.targetNames[target], categoryWords(category)) : words.targets;
}
