import { useTranslation } from 'react-i18next';
import { countRows, createPortion } from '../model/portion';
import { explorerAddress } from '../explorer/model/explorer-search';
import type { DateRange } from '../model/date-range';
import type { PivotGroup } from '../model/hours-pivot';
import type { MemberReport } from '../model/member-report';
import { GroupCard, GroupGrid } from './group-card';
import { HoursRows } from './hours-rows';
import { MoreRows } from './more-rows';
import { useDimensionWords } from './use-hours-words';
import { usePortion } from './use-portion';

type PivotListProps = { groups: readonly PivotGroup[]; report: MemberReport; range: DateRange };

/** The groups of the employee report with their rows and subtotals; large ones in portions. Source: HR-4. */
export function PivotList({ groups, report, range }: PivotListProps) {
  const { t } = useTranslation('hours');
  const [outer, inner] = report.by;
  const whose = report.member === null ? [] : [{ dimension: 'member', key: String(report.member) } as const];
  const addressOf = (group: string, inside: string | number | null) =>
    explorerAddress({
      range,
      steps: [
        ...whose,
        { dimension: outer, key: group },
        ...(inside === null ? [] : [{ dimension: inner, key: String(inside) }]),
      ],
    });
  const words = useDimensionWords();
  const { lines, showMore } = usePortion();
  const take = createPortion(lines);
  const drawn = groups
    .map((group) => ({ ...group, shown: take(group.rows) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <>
      <GroupGrid>
        {drawn.map(({ key, label, rows, shown, hours }) => (
          <GroupCard key={key} title={label} headingLevel="h3">
            <HoursRows
              label={label}
              header={inner === 'member' ? t('column.member') : words[inner]}
              rows={shown}
              hidden={rows.length - shown.length}
              subtotal={hours}
              addressOf={(inside) => addressOf(key, inside)}
            />
          </GroupCard>
        ))}
      </GroupGrid>
      <MoreRows
        shown={countRows(drawn.map(({ shown }) => shown))}
        all={countRows(groups.map(({ rows }) => rows))}
        onMore={showMore}
      />
    </>
  );
}
