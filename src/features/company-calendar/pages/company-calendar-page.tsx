import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { env } from '@/config/env';
import { readCompanyFile } from '@/features/work/api/work-calendar-queries';
import { PageHeader } from '@/ui/page/page-header';
import { HolidayPart } from '../components/holiday-part';
import { PatternPart } from '../components/pattern-part';

/** A file of the company as it lies on the server, with all that its lines say. */
const useCompanyFile = (url: string) =>
  useQuery({
    queryKey: ['company', url],
    queryFn: ({ signal }) => readCompanyFile(url, signal),
    meta: { reads: [] },
  });

/** The company's days off and working hours: two files beside the application, made here and put on the server by hand. */
export function CompanyCalendarPage() {
  const { t } = useTranslation('company');
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Stack spacing={2}>
        <HolidayPart file={useCompanyFile(env.holidaysUrl)} />
        <PatternPart file={useCompanyFile(env.workPatternsUrl)} />
      </Stack>
    </>
  );
}
