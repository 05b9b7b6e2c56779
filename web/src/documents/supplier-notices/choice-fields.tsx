import { styled } from "@mui/material/styles";
import { earliestLastDay, noticedFrom } from "@runko/domain/supplier-notices/check-termination";
import { choiceWaysOf, noticeLimits } from "@runko/domain/supplier-notices/supplier-notice";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type Control } from "react-hook-form";
import { municipalitiesQuery } from "../../api/municipalities-query.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { MultiChoiceInput } from "../../components/forms/multi-choice-input.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useDebounced } from "../fields/use-debounced.ts";
import type { Scope } from "../api/entities.ts";
import { askedOf, termsOf, typedWays, type NoticeForm } from "./notice-form.ts";
import { noticeProductsQuery, previewQuery } from "./notice-queries.ts";

const words = texts.supplierNotices;
const formats = texts.formats;

const Subscribers = styled("ul")({ margin: "4px 0 0", paddingInlineStart: 18 });

/** So many subscribers are named beside a choice. */
const shownSubscribers = 10;

/** How many connections of whom are chosen, as one chooses. */
export function usePreview(scope: Scope, form: NoticeForm) {
  const asked = useDebounced(JSON.stringify(askedOf(form)));
  const { kind, choice } = JSON.parse(asked) as ReturnType<typeof askedOf>;
  return useQuery({ ...previewQuery(scope, { kind, choice }), enabled: choice.values.length > 0 });
}

/** From when on the chosen connections can end. */
function Terms({ noticeDays, boundUntil }: { noticeDays: number; boundUntil: string | null }) {
  const terms = termsOf({ noticeDays, boundUntil });
  const noticed = noticedFrom(terms);
  const isBound = earliestLastDay(terms) !== noticed;
  return (
    <p style={{ margin: "8px 0 0" }}>
      {isBound
        ? words.ending.bound(formats.date(boundUntil ?? ""))
        : words.ending.notice(noticeDays, formats.date(noticed))}
    </p>
  );
}

function Preview({ scope, form }: { scope: Scope; form: NoticeForm }) {
  const { data } = usePreview(scope, form);
  if (!data) return null;
  const { connections, subscribers, noticeDays, boundUntil } = data;
  if (connections === 0)
    return (
      <Notice severity="warning" live>
        {form.kind === "termination" ? words.ending.previewNone : words.previewNone}
      </Notice>
    );
  if (connections > noticeLimits.connections)
    return (
      <Notice severity="warning" live>
        {words.previewOver(formats.number(noticeLimits.connections))}
      </Notice>
    );
  const others = subscribers.length - shownSubscribers;
  return (
    <Notice severity="info" title={words.preview(connections, subscribers.length)} live>
      {words.previewed}
      <Subscribers>
        {subscribers.slice(0, shownSubscribers).map(({ id, name, connections: own }) => (
          <li key={id}>
            {name}, {words.connections(own)}
          </li>
        ))}
        {others > 0 && <li>{words.andOthers(others)}</li>}
      </Subscribers>
      {form.kind === "termination" && <Terms noticeDays={noticeDays} boundUntil={boundUntil} />}
    </Notice>
  );
}

type ChoiceFieldsProps = { control: Control<NoticeForm>; scope: Scope; role: PathRole };

/** Which connections a notice touches, with how many that is. */
export function ChoiceFields({ control, scope, role }: ChoiceFieldsProps) {
  const form = useWatch({ control }) as NoticeForm;
  const { by } = form;
  const municipalities = useQuery(municipalitiesQuery);
  const ways = choiceWaysOf(role);
  const connected = useQuery({
    ...noticeProductsQuery(scope),
    enabled: by === "product" && ways.includes(by),
  });
  const products = (connected.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const places = (municipalities.data ?? []).map(({ code, name, nameSv }) => ({
    value: code,
    label: formats.locale === "sv" ? nameSv : name,
  }));
  return (
    <>
      <SelectInput
        control={control}
        name="by"
        label={words.by}
        options={ways.map((way) => ({ value: way, label: words.ways[way] }))}
        required
      />
      {by === "municipality" && (
        <MultiChoiceInput control={control} name="municipality" label={words.values[by]} options={places} required />
      )}
      {by === "product" && (
        <MultiChoiceInput
          control={control}
          name="product"
          label={words.values[by]}
          options={products}
          loading={connected.isPending}
          required
        />
      )}
      {typedWays.has(by) && (
        <TextInput
          key={by}
          control={control}
          name="typed"
          label={words.values[by]}
          help={by === "hub" ? words.hubsSeparated : words.separated}
          rows={3}
          required
        />
      )}
      <Preview scope={scope} form={form} />
    </>
  );
}
