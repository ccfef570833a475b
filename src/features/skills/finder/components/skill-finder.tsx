import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { NARROW_SCREEN } from '@/theme/media';
import { Panel } from '@/ui/page/panel';
import { useUrlState } from '@/ui/page/use-url-state';
import type { FinderPerson } from '../model/finder-person';
import { chosenField, readFinderSearch } from '../model/finder-search';
import { CompareActions } from './compare-actions';
import { ConditionBar } from './condition-bar';
import { FinderExport } from './finder-export';
import { FinderMatrix } from './finder-matrix';
import { FinderNotes } from './finder-notes';
import { FinderState } from './finder-state';
import { FinderSummary } from './finder-summary';
import { MatchesToggle } from './matches-toggle';
import { PersonDrawer } from './person-drawer';
import { SkillComparison } from './skill-comparison';
import { useChosenPeople } from './use-chosen-people';
import { useCompareView } from './use-compare-view';
import { useConditionWords } from './use-condition-words';
import { useConditions } from './use-conditions';
import { useFinder } from './use-finder';

export function SkillFinder() {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const [urlState, change] = useUrlState(readFinderSearch);
  const search = useDeferredValue(urlState.search);
  const finder = useFinder(urlState.conditions, search);
  const words = useConditionWords(finder);
  const [announcement, announce] = useState('');
  const { add, remove, toggleColumn } = useConditions({ finder, words, change, announce });
  const { isComparing } = urlState;
  const chosenOptions = { finder, idsInUrl: urlState.chosen, change, announce };
  const { chosen, chosenIds, compared, toggle } = useChosenPeople(chosenOptions);
  const { movesFocus, compareButton, compare, leave } = useCompareView(isComparing, change);
  const hasConditions = finder.conditions.length > 0;
  const isOnlyMatches = urlState.show === 'matches' && hasConditions;
  const rows = useMemo(
    () => (isOnlyMatches ? finder.rows.filter(({ isMatch }) => isMatch) : finder.rows),
    [isOnlyMatches, finder.rows],
  );
  const openedPerson = finder.people.find(({ sheet }) => sheet !== null && sheet.id === urlState.sheetId);

  function openSheet({ sheet }: FinderPerson) {
    if (sheet) change({ sheet: sheet.id }, { replace: false });
    else void navigate(paths.skillCreate);
  }

  const liveRegion = (
    <div role="status" className="visually-hidden">
      {announcement}
    </div>
  );
  if (isComparing && finder.isLoaded) {
    return (
      <>
        <SkillComparison
          finder={finder}
          words={words}
          people={chosen}
          requiredSkills={urlState.conditions.skills}
          takesFocus={movesFocus}
          onBack={leave}
          onLeaveOut={toggle}
        />
        {liveRegion}
      </>
    );
  }
  return (
    <>
      <Panel isFlush>
        <ConditionBar
          finder={finder}
          words={words}
          search={urlState.search}
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
            onOpen={({ person }) => openSheet(person)}
          >
            {hasConditions && (
              <MatchesToggle
                isOn={isOnlyMatches}
                onToggle={(isOn) => change({ show: isOn ? 'matches' : null })}
              />
            )}
            <CompareActions
              ref={compareButton}
              comparedCount={compared.length}
              chosenCount={chosen.length}
              onCompare={() => compare(compared)}
              onClear={() => {
                // The focused button disappears.
                compareButton.current?.focus();
                change(chosenField([]));
              }}
            />
            <FinderExport finder={finder} rows={rows} words={words} search={search} />
          </FinderSummary>
        )}
        {finder.isLoaded && rows.length > 0 ? (
          <FinderMatrix
            finder={finder}
            words={words}
            rows={rows}
            chosen={chosenIds}
            isNarrow={isNarrow}
            onOpen={({ person }) => openSheet(person)}
            onChoose={({ person }) => toggle(person)}
            onToggle={toggleColumn}
          />
        ) : (
          <FinderState
            finder={finder}
            search={search}
            onClearSearch={() => change({ q: null })}
            onShowEverybody={() => change({ show: null })}
          />
        )}
        {finder.isLoaded && <FinderNotes finder={finder} />}
      </Panel>
      {liveRegion}
      <PersonDrawer
        person={openedPerson}
        chosenIds={chosenIds}
        onChoose={toggle}
        onClose={() => change({ sheet: null })}
      />
    </>
  );
}
