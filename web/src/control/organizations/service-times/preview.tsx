import { productCategories, type ProductCategory } from "@runko/domain/enumerations/product-categories";
import { checkServiceTimes } from "@runko/domain/service-times/check-service-times";
import { dueAfter } from "@runko/domain/service-times/open-time";
import { targetNames, targetOf } from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ChoiceFilter } from "../../../components/forms/choice-filter.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { ClassChoice } from "./class-choice.tsx";
import type { ServiceTimes } from "./service-times-queries.ts";

const words = texts.controlServiceTimes;

const categories = productCategories.map((value) => ({ value, label: texts.enumerations.productCategory[value] }));

function lineOf(times: ServiceTimes, asked: Parameters<typeof targetOf>[1], now: number): string {
  const what = words.targetNames[asked.name];
  const { target } = targetOf(times, asked);
  if (target === null) return words.previewNever(what);
  const due = dueAfter(target.always ? "always" : times, now, target);
  return words.previewNow(what, texts.formats.instant(new Date(due).toISOString()));
}

/** By when what comes now would have to be done, by the times as they are typed. */
export function Preview({ times }: { times: ServiceTimes }) {
  const [category, setCategory] = useState<ProductCategory>("ETHERNET_CONNECTION");
  const [chosen, setChosen] = useState<number>();
  const slaClass = times.classes[chosen ?? -1]?.name ?? null;
  const [now] = useState(() => Date.now());
  const isRight = checkServiceTimes(times).length === 0;
  return (
    <Section title={words.preview}>
      <ChoiceFilter
        id="preview-category"
        label={words.previewCategory}
        options={categories}
        value={category}
        onChange={(next) => setCategory(next ?? category)}
        width="auto"
      />
      <ClassChoice
        id="preview-class"
        label={words.previewClass}
        classes={times.classes}
        value={slaClass === null ? undefined : chosen}
        onChange={setChosen}
      />
      <ul role="status" aria-live="polite">
        {isRight ? (
          targetNames.map((name) => <li key={name}>{lineOf(times, { name, category, slaClass }, now)}</li>)
        ) : (
          <li>{words.invalid}</li>
        )}
      </ul>
    </Section>
  );
}
