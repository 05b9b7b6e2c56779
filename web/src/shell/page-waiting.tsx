import { PageBody } from "../components/layout/page-body.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";

/** In the place of a page that is being loaded. */
export function PageWaiting() {
  return (
    <PageBody sx={{ pt: 4 }}>
      <SkeletonBlock lines={8} />
    </PageBody>
  );
}
