import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { CodedName } from '@/lib/named';
import { FilterSelect } from '@/ui/data-table/list-filter';
import { Panel } from '@/ui/page/panel';
import { MatchList } from '../../components/match-list';
import type { NameKind, UnknownName } from '../model/hour-names';
import type { HoursImport } from './use-hours-import';

const LABELS = {
  person: { named: 'hours.names.person', unnamed: 'hours.names.noPerson' },
  project: { named: 'hours.names.project', unnamed: 'hours.names.noProject' },
  task: { named: 'hours.names.task', unnamed: 'hours.names.noTask' },
} as const;

export function HoursNames({ checked, hoursRecords, matchName }: HoursImport) {
  const { t } = useTranslation('importing');
  const format = useFormat();
  const unknownNames = checked?.unknown ?? [];
  if (unknownNames.length === 0) return null;
  const toOptions = (records: readonly CodedName[] = []) =>
    records.map((record) => ({ value: record.id, label: `${record.cd} ${format.name(record)}` }));
  const options: Record<NameKind, { value: number; label: string }[]> = {
    person: hoursRecords.people.map((person) => ({
      value: person.id,
      label: `${format.name(person)} (${person.staff_no})`,
    })),
    project: toOptions(hoursRecords.projects),
    task: toOptions(hoursRecords.tasks),
  };

  function describeName({ kind, text, rowCount }: UnknownName): string {
    const { named, unnamed } = LABELS[kind];
    return t('withDetail', {
      text: text ? t(named, { text }) : t(unnamed),
      detail: t('hours.names.rows', { count: rowCount }),
    });
  }

  return (
    <Panel title={t('hours.names.title')} subtitle={t('hours.names.purpose')} isScreenOnly>
      <MatchList>
        {unknownNames.map((name) => {
          const label = describeName(name);
          return (
            <Box component="li" key={name.fingerprint} sx={{ minWidth: 0 }}>
              <Typography variant="body2" noWrap title={label}>
                {label}
              </Typography>
              <FilterSelect
                label={label}
                all={t('hours.names.none')}
                value={name.id ?? null}
                options={options[name.kind]}
                onChoose={(id) => matchName(name.fingerprint, id)}
              />
            </Box>
          );
        })}
      </MatchList>
    </Panel>
  );
}
