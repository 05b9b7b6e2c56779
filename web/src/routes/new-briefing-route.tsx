import { texts } from "@runko/domain/texts/texts";
import { BriefingForm } from "../control/briefings/briefing-form.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";

/** /briefings/new */
export default function NewBriefingRoute() {
  return (
    <PageBody>
      <PageHeader title={texts.newsletters.write.newTitle} takesFocus={false} />
      <BriefingForm briefing={undefined} />
    </PageBody>
  );
}
