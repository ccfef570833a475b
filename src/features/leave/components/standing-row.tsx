import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { personHoursAddress, reportingAddress } from '@/features/work/model/reporting-address';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { durationLabel } from '../model/duration';
import type { Person } from '../model/leave';
import type { Standing } from '../model/standing';
import { HintRow, type HintFigure } from './hint-row';
import { useRecordAddress } from './use-record-address';

/** Colleagues who are named; the others are counted. */
const MOST_NAMES = 3;

/** What stands on one date: each leads to the list or the day that it is of. */
export function StandingRow({ standing, person }: { standing: Standing; person: Person }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const self = useSignedInStaff();
  const recordAddress = useRecordAddress();
  const { date, leaves, overtimes, recordedHours, colleagues } = standing;

  const named = colleagues.slice(0, MOST_NAMES).map((colleague) => format.name(colleague));
  const others = colleagues.length - named.length;
  const names = format.list(others > 0 ? [...named, t('standing.others', { count: others })] : named);

  const search = encodeURIComponent(person.eng_name);
  const overtimeList = `${paths.leaveRegistration}?mode=overtime&staff=${person.id}&overtime-q=${search}`;
  const day = person.id === self.id ? reportingAddress([date]) : personHoursAddress(person.id, date);
  const figures: HintFigure[] = [
    ...leaves.map(({ duration }) => ({
      words: t('standing.leave', { duration: translateMessage(durationLabel(duration)) }),
      to: recordAddress(person),
    })),
    ...overtimes.map(({ isRejected, duration }) => ({
      words: t(isRejected ? 'standing.rejected' : 'standing.overtime', {
        duration: translateMessage(durationLabel(duration)),
      }),
      to: overtimeList,
    })),
    ...(recordedHours > 0
      ? [{ words: t('standing.recorded', { hours: format.hours(recordedHours) }), to: day }]
      : []),
    ...(colleagues.length > 0
      ? [
          {
            words: t('standing.colleagues', { names }),
            to: `${paths.leaveRecords}?view=wall&from=${date}&show=leave`,
          },
        ]
      : []),
  ];
  return <HintRow label={format.dayOfMonth(date)} figures={figures} />;
}
