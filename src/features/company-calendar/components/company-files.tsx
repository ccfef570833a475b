import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { env } from '@/config/env';
import { useLeaveGuard } from '@/ui/form/use-leave-guard';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { companyFileQueries } from '../api/company-file-queries';
import { HolidayPart } from './holiday-part';
import { PatternPart } from './pattern-part';

/** The editors appear together, so that neither moves the other. */
export function CompanyFiles() {
  const holidays = useQuery(companyFileQueries.at(env.holidaysUrl));
  const patterns = useQuery(companyFileQueries.at(env.workPatternsUrl));
  const [hasUnsavedHolidays, setHasUnsavedHolidays] = useState(false);
  const [hasUnsavedPatterns, setHasUnsavedPatterns] = useState(false);
  const hasUnsaved = hasUnsavedHolidays || hasUnsavedPatterns;
  useLeaveGuard(useCallback(() => (hasUnsaved ? 'lost' : null), [hasUnsaved]));
  // A later read after a failure must not replace the editors: their unsaved input would be lost.
  if (!holidays.isFetched || !patterns.isFetched) return <SkeletonBlock height={640} lines={12} />;
  return (
    <Stack spacing={2}>
      <HolidayPart file={holidays} onUnsaved={setHasUnsavedHolidays} />
      <PatternPart file={patterns} onUnsaved={setHasUnsavedPatterns} />
    </Stack>
  );
}
