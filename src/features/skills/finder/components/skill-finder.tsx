import GlobalStyles from '@mui/material/GlobalStyles';
import ToggleButton from '@mui/material/ToggleButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { NARROW_SCREEN } from '@/theme/media';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import { SkillViewDrawer } from '../../components/skill-view-drawer';
import type { FinderPerson } from '../model/finder-person';
import { chosenField, readFinderSearch } from '../model/finder-search';
import { CompareActs, SkillComparison } from './skill-comparison';
import { ConditionBar } from './condition-bar';
import { FinderExport } from './finder-export';
import { FinderMatrix } from './finder-matrix';
import { FinderNotes, FinderState } from './finder-notes';
import { FinderSummary } from './finder-summary';
import { PersonReach } from './person-reach';
import { useChosenPeople, useConditions } from './use-conditions';
import { useConditionWords } from './use-condition-words';
import { useFinder } from './use-finder';

type MatchesToggleProps = { isOn: boolean; onToggle: (isOn: boolean) => void };

function MatchesToggle({ isOn, onToggle }: MatchesToggleProps) {
  const { t } = useTranslation('finder');
  return (
    <ToggleButton
      size="small"
      value="matches"
      selected={isOn}
      onChange={() => onToggle(!isOn)}
      sx={{ textTransform: 'none', whiteSpace: 'nowrap' }}
    >
      {t('onlyMatches')}
    </ToggleButton>
  );
}

/** Landscape paper has room for more tech stacks. */
const SHEETS = <GlobalStyles styles={{ '@page': { size: 'A4 landscape' } }} />;

export function SkillFinder() {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const [asked, change] = useUrlState(readFinderSearch);
  const search = useDeferredValue(asked.search);
  const finder = useFinder(asked.conditions, search);
  const words = useConditionWords(finder);
  const [announcement, say] = useState('');
  const { add, remove, toggleColumn } = useConditions({ finder, words, change, say });
  const { chosen, ids, compared, toggle } = useChosenPeople({ finder, chosenIds: asked.chosen, change, say });
  // Opening and closing moves the focus; after loading the page it stays on the heading.
  const [followsFocus, setFollowsFocus] = useState(false);
  const compareButton = useRef<HTMLButtonElement>(null);
  const { isComparing } = asked;
  useEffect(() => {
    if (followsFocus && !isComparing) compareButton.current?.focus();
  }, [followsFocus, isComparing]);

  const hasConditions = finder.conditions.length > 0;
  const isOnlyMatches = asked.show === 'matches' && hasConditions;
  const rows = isOnlyMatches ? finder.rows.filter(({ isMatch }) => isMatch) : finder.rows;
  const opened = finder.people.find(({ sheet }) => sheet !== null && sheet.id === asked.sheet);

  function open({ sheet }: FinderPerson) {
    if (sheet) change({ sheet: sheet.id }, { replace: false });
    else void navigate(paths.skillCreate);
  }

  function compare() {
    setFollowsFocus(true);
    change({ ...chosenField(compared.map(({ id }) => id)), look: 'compare' }, { replace: false });
  }

  if (isComparing && finder.isLoaded) {
    return (
      <SkillComparison
        finder={finder}
        words={words}
        people={chosen}
        asked={asked.conditions.skills}
        takesFocus={followsFocus}
        onBack={() => {
          setFollowsFocus(true);
          change({ look: null }, { replace: false });
        }}
        onLeaveOut={toggle}
      />
    );
  }
  return (
    <>
      {SHEETS}
      <Panel isFlush>
        <ConditionBar
          finder={finder}
          words={words}
          search={asked.search}
          onSearch={(q) => change({ q })}
          onAdd={add}
          onRemove={remove}
        />
        {finder.isLoaded && (
          <FinderSummary
            rows={finder.rows}
            hasConditions={hasConditions}
            words={words}
            isNarrow={isNarrow}
            onOpen={({ person }) => open(person)}
          >
            {hasConditions && (
              <MatchesToggle
                isOn={isOnlyMatches}
                onToggle={(isOn) => change({ show: isOn ? 'matches' : null })}
              />
            )}
            <CompareActs
              ref={compareButton}
              comparedCount={compared.length}
              chosenCount={chosen.length}
              onCompare={compare}
              onClear={() => change(chosenField([]))}
            />
            <FinderExport finder={finder} rows={rows} words={words} search={search} />
          </FinderSummary>
        )}
        {finder.isLoaded && rows.length > 0 ? (
          <FinderMatrix
            finder={finder}
            words={words}
            rows={rows}
            chosen={ids}
            isNarrow={isNarrow}
            onOpen={({ person }) => open(person)}
            onChoose={({ person }) => toggle(person)}
            onToggle={toggleColumn}
          />
        ) : (
          <FinderState
            finder={finder}
            search={search}
            onClearSearch={() => change({ q: null })}
            onEverybody={() => change({ show: null })}
          />
        )}
        {finder.isLoaded && <FinderNotes finder={finder} />}
      </Panel>
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
      <SkillViewDrawer sheet={opened?.sheet ?? null} onClose={() => change({ sheet: null })}>
        {opened && (
          <PersonReach
            key={opened.id}
            person={opened}
            isChosen={ids.has(opened.id)}
            onChoose={() => toggle(opened)}
          />
        )}
      </SkillViewDrawer>
    </>
  );
}
