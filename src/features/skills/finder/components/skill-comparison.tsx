import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/page/panel';
import { StateMessage } from '@/ui/page/state-message';
import { comparedStacks, selectCorners } from '../model/comparison';
import type { FinderPerson } from '../model/finder-person';
import { FEWEST_COMPARED } from '../model/finder-search';
import { ComparisonRadar } from './comparison-radar';
import { ComparisonTable } from './comparison-table';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';

type SkillComparisonProps = {
  finder: Finder;
  words: ConditionWords;
  people: readonly FinderPerson[];
  /** The skills of the conditions, which the chart shows first. */
  requiredSkills: readonly { stackId: number }[];
  /** True if it was opened from the matrix, so that it takes the focus. */
  takesFocus: boolean;
  onBack: () => void;
  onLeaveOut: (person: FinderPerson) => void;
};

export function SkillComparison(props: SkillComparisonProps) {
  const { finder, words, people, requiredSkills, takesFocus, onBack, onLeaveOut } = props;
  const { t } = useTranslation('finder');
  const { stacks, marks } = finder;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  const compared = useMemo(() => comparedStacks(people, stacks), [people, stacks]);
  const corners = useMemo(
    () => selectCorners(people, compared, { scale: marks, requiredSkills }),
    [people, compared, marks, requiredSkills],
  );
  const title = t('compare.title', { count: people.length });

  function leaveOut(person: FinderPerson) {
    // The focused button disappears with its column.
    head.current?.focus();
    onLeaveOut(person);
  }

  return (
    <Panel isFlush>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: { xs: 2, sm: 3 }, py: 2 }}
      >
        <Typography ref={head} tabIndex={-1} variant="h2">
          {title}
        </Typography>
        <Button
          className="screen-only"
          startIcon={<ArrowBack />}
          onClick={onBack}
          sx={{ ml: { sm: 'auto' } }}
        >
          {t('compare.back')}
        </Button>
      </Box>
      {people.length === 0 ? (
        <StateMessage kind="empty" title={t('compare.gone')} />
      ) : (
        <>
          {corners.length > 0 && (
            <ComparisonRadar
              people={people}
              corners={corners}
              stackCount={compared.length}
              marks={marks}
              words={words}
            />
          )}
          <ComparisonTable
            people={people}
            stacks={compared}
            marks={marks}
            words={words}
            label={title}
            onLeaveOut={people.length > FEWEST_COMPARED ? leaveOut : undefined}
          />
        </>
      )}
    </Panel>
  );
}
