import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refetchFailed } from '@/api/read-failures';
import { translateMessage } from '@/i18n/message';
import { isComposing, isInTextField } from '@/lib/key-press';
import { createSearch } from '@/lib/word-search';
import { SearchBox } from '@/ui/data-table/search-box';
import { FormSection } from '@/ui/form/form-section';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { skillLookupQueries } from '../api/skill-lookup-queries';
import type { CheckedSkillSheet, SkillFormInput, SkillSheet } from '../fields';
import { gridLevels, gridStacks, withMark } from '../model/skill-marks';
import { SkillGrid } from './skill-grid';
import { SkillLegendBar } from './skill-legend-bar';

export type SkillSectionProps = {
  control: Control<SkillFormInput, unknown, CheckedSkillSheet>;
  /** The edited sheet; null for a new one. */
  sheet: SkillSheet | null;
};

/** About the height of two rows of cells, to keep the layout stable. */
const GRID_HEIGHT = 180;
const NO_MARKS: readonly never[] = [];

/** The grid of marks with its legend and a search. Marks of filtered stacks are kept. Source: SK-3. */
export function SkillGridSection({ control, sheet }: SkillSectionProps) {
  const { t } = useTranslation('skills');
  const { field, fieldState } = useController({ control, name: 'skills' });
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const stackQuery = useQuery(skillLookupQueries.techStacks());
  const levelQuery = useQuery(skillLookupQueries.proficiencyLevels());
  const marks = sheet?.marks ?? NO_MARKS;
  const stacks = useMemo(() => gridStacks(stackQuery.data ?? [], marks), [stackQuery.data, marks]);
  const levels = useMemo(() => gridLevels(levelQuery.data ?? [], marks), [levelQuery.data, marks]);
  const byName = useMemo(() => createSearch(stacks, ({ name }) => [name]), [stacks]);
  const found = byName.find(search);

  /** Moves the focus from the search to the first found cell, because Enter would submit the form. */
  function enterGrid(event: KeyboardEvent) {
    // Ctrl or ⌘ with Enter saves the form.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isInTextField(event.target)) return;
    event.preventDefault();
    if (!isComposing(event)) box.current?.querySelector<HTMLElement>('[role=grid] button')?.focus();
  }

  function renderGrid() {
    if (stackQuery.isLoadingError || levelQuery.isLoadingError) {
      return (
        <StateMessage
          kind="error"
          title={t('grid.failed')}
          onRetry={() => refetchFailed(stackQuery, levelQuery)}
        >
          {t('form.lookupsFailed')}
        </StateMessage>
      );
    }
    if (stackQuery.isPending || levelQuery.isPending) return <SkeletonBlock height={GRID_HEIGHT} />;
    if (stacks.length === 0) return <StateMessage kind="empty" title={t('grid.empty')} />;
    if (found.length === 0) return <StateMessage kind="noMatch" title={t('grid.noMatch', { search })} />;
    return (
      <SkillGrid
        label={t('field.skills')}
        stacks={found}
        levels={levels}
        entries={field.value}
        onMark={(stackId, levelId) => field.onChange(withMark(field.value, stackId, levelId))}
        hasError={fieldState.invalid}
        errorId={fieldState.error?.message && errorId}
      />
    );
  }

  return (
    <FormSection title={t('field.skills')} purpose={t('grid.purpose')} columns={1}>
      <div ref={box}>
        <SkillLegendBar levels={levels} isOnPage />
        <Box
          onKeyDown={enterGrid}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1.5 }}
        >
          <SearchBox value={search} onChange={setSearch} label={t('grid.find')} />
          <Typography role="status" variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
            {stackQuery.data && t('grid.chosen', { count: field.value.length, total: stacks.length })}
          </Typography>
        </Box>
        {renderGrid()}
        {fieldState.error?.message && (
          <FormHelperText id={errorId} error>
            {translateMessage(fieldState.error.message, { field: t('field.skills') })}
          </FormHelperText>
        )}
      </div>
    </FormSection>
  );
}
