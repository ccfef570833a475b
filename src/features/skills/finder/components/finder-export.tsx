import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TableExport } from '@/ui/export/table-export';
import { useFormat } from '@/i18n/format';
import { finderColumns } from '../export/finder-columns';
import type { FinderRow } from '../model/finder-rows';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

type FinderExportProps = {
  finder: Finder;
  rows: readonly FinderRow[];
  words: ConditionWords;
  search: string;
};

/** Exports the shown people in their order, with their matches and gaps. Source: EX-1. */
export function FinderExport({ finder, rows, words, search }: FinderExportProps) {
  const { t } = useTranslation(['finder', 'skills']);
  const { language } = useFormat();
  const { stacks, conditions, strong, strongPeople } = finder;
  const columns = useMemo(
    () =>
      finderColumns({
        stacks,
        ...words,
        language,
        hasConditions: conditions.length > 0,
        foot: strong && {
          label: t('finder:foot.label', { mark: strong.symbol }),
          countPeople: (stackId: number) => strongPeople.get(stackId)?.length ?? 0,
        },
        cellWords: { yes: t('finder:sheet.yes'), noSheet: t('finder:noSheet') },
        heads: {
          staffNo: t('finder:sheet.staffNo'),
          name: t('finder:head.member'),
          otherName: t('finder:sheet.otherName'),
          match: t('finder:sheet.match'),
          lacks: t('finder:sheet.lacks'),
          noSheet: t('finder:noSheet'),
          japanese: t('finder:head.japanese'),
          grade: t('skills:field.grade'),
          position: t('skills:field.position'),
          years: t('finder:sheet.years'),
          project: t('skills:field.project'),
        },
      }),
    [stacks, words, language, conditions, strong, strongPeople, t],
  );
  return (
    <TableExport
      title={t('finder:sheet.title')}
      narrowed={[...conditions.map(words.describeCondition), search]}
      columns={columns}
      rows={rows}
    />
  );
}
