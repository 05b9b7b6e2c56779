import { texts } from "@runko/domain/texts/texts";
import { GroupForm } from "./group-form.tsx";
import { groupQuery, groupsQuery, removeGroup } from "./group-queries.ts";
import { keptKind, KeptTab } from "./kept-tab.tsx";
import { groupColumns } from "./product-columns.tsx";
import type { TabProps } from "./tab-props.ts";

const words = texts.controlProducts;

const groups = keptKind({
  tab: "ProductGroups",
  listQuery: groupsQuery,
  oneQuery: groupQuery,
  columns: groupColumns,
  rowLabel: words.list.groupRow,
  search: { label: words.list.searchGroups, placeholder: words.list.searchGroupsHelp },
  words: {
    add: words.newGroup,
    missing: words.groupNotFound,
    empty: words.list.emptyGroups,
    remove: words.removeGroup,
    removeText: words.removeGroupText,
  },
  remove: removeGroup,
  form: (group) => <GroupForm group={group} />,
});

/** The product groups, which the product admin keeps (D-24). */
export function GroupsTab(props: TabProps) {
  return <KeptTab {...props} kind={groups} />;
}
