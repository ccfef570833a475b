import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** As `.day` in `day-view.module.css`, so that nothing moves when records arrive. */
export const DAY_HEIGHT = 540;

export function RecordedDayLoading() {
  return <SkeletonBlock height={DAY_HEIGHT} />;
}
