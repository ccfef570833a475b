import { SkeletonBlock } from '@/ui/page/skeleton-block';

/** As high as a usual day, so that nothing jumps; as in the styles. */
export const DAY_HEIGHT = 540;
/** Stands in place of a person's records while they are on their way. */
export function RecordedDayLoading() {
  return <SkeletonBlock height={DAY_HEIGHT} />;
}
