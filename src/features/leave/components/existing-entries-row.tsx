import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { reportingAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { durationLabel } from '../model/duration';
import type { ExistingEntries } from '../model/existing-entries';
import { isRejected, type Person } from '../model/leave';
import { HintRow, type HintFigure } from './hint-row';
import { useRecordAddress } from './use-record-address';

const MOST_NAMES = 3;

export function ExistingEntriesRow({ entries, person }: { entries: ExistingEntries; person: Person }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const self = useSignedInStaff();
  const getRecordAddress = useRecordAddress();
  const { date, leaves, overtimes, recordedHours, colleagues } = entries;

  const named = colleagues.slice(0, MOST_NAMES).map((colleague) => format.name(colleague));
  const others = colleagues.length - named.length;
  const names = format.list(others > 0 ? [...named, t('existing.others', { count: others })] : named);

  const search = encodeURIComponent(person.eng_name);
  const overtimeAddress = `${paths.leaveRegistration}?mode=overtime&staff=${person.id}&overtime-q=${search}`;
  const dayAddress = reportingAddress(date, person.id === self.id ? undefined : person.id);
  const figures: HintFigure[] = [
    ...leaves.map(({ duration }) => ({
      words: t('existing.leave', { duration: translateMessage(durationLabel(duration)) }),
      to: getRecordAddress(person),
    })),
    ...overtimes.map((overtime) => ({
      words: t(isRejected(overtime) ? 'existing.rejected' : 'existing.overtime', {
        duration: translateMessage(durationLabel(overtime.duration)),
      }),
      to: overtimeAddress,
    })),
    ...(recordedHours > 0
      ? [{ words: t('existing.recorded', { hours: format.hours(recordedHours) }), to: dayAddress }]
      : []),
    ...(colleagues.length > 0
      ? [
          {
            words: t('existing.colleagues', { names }),
            to: `${paths.leaveRecords}?view=wall&from=${date}&show=leave`,
          },
        ]
      : []),
  ];
  return <HintRow label={format.dayOfMonth(date)} figures={figures} />;
}
