import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { maxHours } from '@/features/work/model/member-hours';
import { useFormat } from '@/i18n/format';
import type { Named } from '@/lib/named';
import type { Step } from '../explorer/model/aggregate';
import { explorerAddress } from '../explorer/model/explorer-address';
import { DELETED } from '../explorer/model/hour-columns';
import type { DateRange } from '../model/date-range';
import { DELETED_ID, hasOnlyDeleted } from '../model/deleted-hours';
import { countRows, createPortion } from '../model/portion';
import type { PeriodHours } from '../model/project-hours';
import { GroupCard, GroupGrid } from './group-card';
import { HoursRows } from './hours-rows';
import { MoreRows } from './more-rows';
import { useRangeWords } from './use-hours-words';
import { usePortion } from './use-portion';

/** Large lists are drawn in portions. Source: HR-3. */
export function PeriodList({ periods }: { periods: readonly PeriodHours[] }) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const formatRange = useRangeWords();
  const { lines, showMore } = usePortion();
  const listMembers = ({ projects }: PeriodHours) => projects.flatMap(({ members }) => members);
  const allMembers = periods.flatMap(listMembers);
  // Hours on deleted projects are those of the whole range: their bars would dwarf those of a period.
  const longest = maxHours(periods.filter((period) => !hasOnlyDeleted(period)).flatMap(listMembers));
  const takeRows = createPortion(lines);
  const drawn = periods.map((period) => ({
    ...period,
    heading: formatRange(period.range),
    longest: hasOnlyDeleted(period) ? undefined : longest,
    projects: period.projects
      .map((project) => ({ ...project, shown: takeRows(project.members) }))
      .filter(({ shown }) => shown.length > 0),
  }));
  return (
    <>
      {drawn
        .filter(({ projects }) => projects.length > 0)
        .map(({ range, heading, hours, projects, longest: longestHours }) => (
          <Box component="section" key={heading} aria-label={heading} sx={{ '& + &': { mt: 3 } }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
              <Typography variant="h3" className="tabular">
                {heading}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('total', { hours: format.hours(hours) })}
              </Typography>
            </Box>
            <GroupGrid>
              {projects.map(({ project, members, shown, hours: subtotal }) => (
                <GroupCard key={project.id} title={format.name(project)} headingLevel="h4">
                  <HoursRows
                    label={t('project.inPeriod', { project: format.name(project), period: heading })}
                    header={t('column.member')}
                    rows={shown.map((member) => ({
                      key: member.id,
                      label: format.name(member),
                      hours: member.hours,
                    }))}
                    hiddenCount={members.length - shown.length}
                    subtotal={subtotal}
                    toAddress={(memberId) => memberAddress(range, project, memberId)}
                    longest={longestHours}
                  />
                </GroupCard>
              ))}
            </GroupGrid>
          </Box>
        ))}
      <MoreRows
        shown={countRows(drawn.flatMap(({ projects }) => projects.map(({ shown }) => shown)))}
        all={allMembers.length}
        onMore={showMore}
      />
    </>
  );
}

function memberAddress(range: DateRange, project: Named, memberId: string | number | null): string {
  const steps: Step[] = [
    { dimension: 'project', key: project.id === DELETED_ID ? DELETED : String(project.id) },
  ];
  if (memberId !== null) steps.push({ dimension: 'member', key: String(memberId) });
  return explorerAddress({ range, steps });
}
