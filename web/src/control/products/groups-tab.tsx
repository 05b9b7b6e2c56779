import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { CatalogueEditor } from "./catalogue-editor.tsx";
import { CatalogueList } from "./catalogue-list.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { Found } from "./found.tsx";
import { GroupForm } from "./group-form.tsx";
import { groupQuery, groupsQuery, removeGroup } from "./group-queries.ts";
import { groupColumns } from "./product-columns.tsx";
import { newId, productsPath } from "./products-url.ts";
import type { TabProps } from "./tab-props.ts";

const words = texts.controlProducts;
const tab = "ProductGroups";
const back = { to: productsPath({ tab }), label: words.tabs[tab] };

function ExistingGroup({ id, nav }: { id: string } & Pick<TabProps, "nav">) {
  const query = useQuery(groupQuery(id));
  return (
    <Found query={query} missing={words.groupNotFound} back={back}>
      {(group) => (
        <CatalogueEditor
          name={group.name}
          back={back}
          nav={nav}
          removal={{ label: words.removeGroup, text: words.removeGroupText, remove: () => removeGroup(id) }}
        >
          <GroupForm group={group} />
        </CatalogueEditor>
      )}
    </Found>
  );
}

function GroupList({ url, onUrl, nav }: TabProps) {
  const list = useQuery({ ...groupsQuery(url), placeholderData: keepPreviousData });
  const add = (
    <Button component={Link} to={productsPath({ tab, id: newId })} variant="contained" startIcon={<Add />}>
      {words.newGroup}
    </Button>
  );
  return (
    <CatalogueList
      header={
        <>
          <PageHeader title={words.tabs[tab]} actions={add} />
          {nav}
        </>
      }
      label={words.tabs[tab]}
      url={url}
      onUrl={onUrl}
      list={list}
      columns={groupColumns}
      rowLabel={({ name }) => words.list.groupRow(name)}
      rowHref={({ id }) => productsPath({ tab, id })}
      search={{ label: words.list.searchGroups, placeholder: words.list.searchGroupsHelp }}
      empty={{ text: words.list.emptyGroups, action: add }}
    />
  );
}

/** The product groups, which the product admin keeps (D-24). */
export function GroupsTab({ url, onUrl, nav }: TabProps) {
  if (url.id === undefined) return <GroupList url={url} onUrl={onUrl} nav={nav} />;
  if (url.id !== newId) return <ExistingGroup key={url.id} id={url.id} nav={nav} />;
  return (
    <EditorFrame title={words.newGroup} back={back} nav={nav}>
      <GroupForm group={undefined} />
    </EditorFrame>
  );
}
