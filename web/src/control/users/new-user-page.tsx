import { texts } from "@runko/domain/texts/texts";
import { address } from "../../addresses/address.ts";
import { idOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { controlPaths } from "../control-paths.ts";
import { NewUserEditor } from "./user-editor.tsx";

const words = texts.controlUsers;

const newAddress = address({ organizationId: idOf("src") });

/** A new user, of the organization that `src` names or of the one that is chosen. */
export function NewUserPage() {
  const { url } = useAddress(newAddress);
  return (
    <PageBody>
      <PageHeader title={words.newUser} back={{ to: controlPaths.users(), label: words.toList }} />
      <NewUserEditor organizationId={url.organizationId} />
    </PageBody>
  );
}
