import { useTranslation } from 'react-i18next';
import type { Step } from '../explorer/model/aggregate';
import { explorerAddress } from '../explorer/model/explorer-address';
import type { DateRange } from '../model/date-range';
import type { PivotGroup } from '../model/hours-pivot';
import type { MemberReport } from '../model/member-report';
import { countRows, createPortion } from '../model/portion';
import { GroupCard, GroupGrid } from './group-card';
import { HoursRows } from './hours-rows';
import { MoreRows } from './more-rows';
import { useDimensionWords } from './use-hours-words';
import { usePortion } from './use-portion';

type PivotListProps = { groups: readonly PivotGroup[]; report: MemberReport; range: DateRange };

/** Large lists are drawn in portions. Source: HR-4. */
export function PivotList({ groups, report, range }: PivotListProps) {
  const { t } = useTranslation('hours');
  const words = useDimensionWords();
  const { lines, showMore } = usePortion();
  const [outer, inner] = report.by;
  const rowAddress = (groupKey: string, rowKey: string | number | null) => {
    const steps: Step[] = [{ dimension: outer, key: groupKey }];
    if (report.member !== null) steps.unshift({ dimension: 'member', key: String(report.member) });
    if (rowKey !== null) steps.push({ dimension: inner, key: String(rowKey) });
    return explorerAddress({ range, steps });
  };
  const takeRows = createPortion(lines);
  const drawn = groups
    .map((group) => ({ ...group, shown: takeRows(group.rows) }))
    .filter(({ shown }) => shown.length > 0);
  // In Japanese, the heading of people differs from the name of the grouping.
  const header = inner === 'member' ? t('column.member') : words[inner];
  return (
    <>
      <GroupGrid>
        {drawn.map(({ key, label, rows, shown, hours }) => (
          <GroupCard key={key} title={label} headingLevel="h3">
            <HoursRows
              label={label}
              header={header}
              rows={shown}
              hiddenCount={rows.length - shown.length}
              subtotal={hours}
              toAddress={(rowKey) => rowAddress(key, rowKey)}
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
