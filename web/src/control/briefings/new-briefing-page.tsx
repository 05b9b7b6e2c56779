import { texts } from "@runko/domain/texts/texts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { BriefingForm } from "./briefing-form.tsx";

/** /briefings/new */
export function NewBriefingPage() {
  return (
    <PageBody>
      <PageHeader title={texts.newsletters.write.newTitle} takesFocus={false} />
      <BriefingForm briefing={undefined} />
    </PageBody>
  );
}
