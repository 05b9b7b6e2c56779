import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link } from "react-router";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { NniConfirm } from "./nni-confirm.tsx";
import { NniState } from "./nni-columns.tsx";
import { nniPaths } from "./nni-paths.ts";
import type { Nni } from "./nni-entities.ts";
import { ToList } from "./to-list.tsx";

const words = texts.controlNnis;

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join("\n");

type NniViewProps = { organizationId: string; nni: Nni };

/** One NNI as text, with what can be done to it. */
export function NniView({ organizationId, nni }: NniViewProps) {
  const [removing, setRemoving] = useState(false);
  const { identifier, description, active, productGroups, rights, subOrganizations } = nni;
  const isLeft = nni.inUse && !active ? words.alreadyInactive : undefined;
  return (
    <Sections>
      <div data-screen-only>
        <ToList organizationId={organizationId} />
      </div>
      <Section
        title={words.row(identifier)}
        actions={
          <>
            <ActionButton color="error" disabledReason={isLeft} onClick={() => setRemoving(true)}>
              {nni.inUse ? words.deactivate : words.remove}
            </ActionButton>
            <Button component={Link} to={nniPaths.one(organizationId, nni.id, "edit")} variant="contained">
              {texts.control.edit}
            </Button>
          </>
        }
      >
        <FieldList
          items={[
            { label: words.fields.identifier, value: identifier, copy: identifier },
            { label: words.columns.state, value: <NniState active={active} /> },
            { label: words.fields.description, value: description, wide: true },
            { label: words.fields.productGroupIds, value: namesOf(productGroups) || words.noProductGroups, wide: true },
            { label: words.sharedTo, value: namesOf(subOrganizations), wide: true },
          ]}
        />
      </Section>
      <Section title={words.holders}>
        {rights.length === 0 ? (
          words.noHolders
        ) : (
          <FieldList
            items={rights.map(({ name, allowFrom, allowTo }) => ({
              label: name,
              value: words.rightsOf(allowFrom, allowTo),
            }))}
          />
        )}
      </Section>
      {removing && <NniConfirm organizationId={organizationId} nni={nni} onClose={() => setRemoving(false)} />}
    </Sections>
  );
}
