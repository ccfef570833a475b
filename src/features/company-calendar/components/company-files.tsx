import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { env } from '@/config/env';
import { readCompanyFile } from '@/features/work/api/work-calendar-queries';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { HolidayPart } from './holiday-part';
import { PatternPart } from './pattern-part';

const useCompanyFile = (url: string) =>
  useQuery({
    queryKey: ['company', url],
    queryFn: ({ signal }) => readCompanyFile(url, signal),
    meta: { reads: [] },
  });

/** The editors of both files, shown together, so that neither moves the other. */
export function CompanyFiles() {
  const holidays = useCompanyFile(env.holidaysUrl);
  const patterns = useCompanyFile(env.workPatternsUrl);
  if (holidays.isPending || patterns.isPending) return <SkeletonBlock height={640} lines={12} />;
  return (
    <Stack spacing={2}>
      <HolidayPart file={holidays} />
      <PatternPart file={patterns} />
    </Stack>
  );
}
