import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '@/ui/data-table/search-box';
import { Picker } from '@/ui/form/choice-fields';
import type { Option } from '@/ui/form/option';
import { ListFailure } from '@/ui/page/list-failure';
import { conditionKey, type Condition } from '../model/condition';
import { ConditionChip } from './condition-chip';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import styles from './condition-bar.module.css';

const YEARS = [1, 2, 3, 5, 7, 10, 15];

type ConditionOption = Option<string> & { condition: Condition };

const toOption = (
  condition: Condition,
  label: string,
  keywords: string,
  detail?: string,
): ConditionOption => ({
  value: conditionKey(condition),
  label,
  keywords,
  detail,
  condition,
});

/** Returns all marks, levels or years for a condition; none for grades, positions or projects. */
function findAlternatives(
  condition: Condition,
  { marks, japanese }: Pick<Finder, 'marks' | 'japanese'>,
): Condition[] {
  switch (condition.kind) {
    case 'skill':
      return marks.levels.map(({ id }) => ({ ...condition, levelId: id }));
    case 'japanese':
      return japanese.levels.map(({ id }) => ({ ...condition, levelId: id }));
    case 'years':
      return YEARS.map((least) => ({ ...condition, least }));
    default:
      return [];
  }
}

/** Lists all conditions, each stack at the strong mark first; other marks are found by typing. */
function conditionOptions(
  {
    stacks,
    marks,
    japanese,
    names,
    strong,
  }: Pick<Finder, 'stacks' | 'marks' | 'japanese' | 'names' | 'strong'>,
  { describeCondition, describeLevel, kindWords }: ConditionWords,
): ConditionOption[] {
  const createOption = (condition: Condition) =>
    toOption(condition, describeCondition(condition), kindWords[condition.kind]);
  const createSkillOptions = (levels: typeof marks.levels) =>
    stacks.flatMap(({ id: stackId }) =>
      levels.map(({ id: levelId }) => {
        const condition: Condition = { kind: 'skill', stackId, levelId };
        return toOption(condition, describeCondition(condition), kindWords.skill, describeLevel(levelId));
      }),
    );
  return [
    ...japanese.levels.map(({ id: levelId }) => createOption({ kind: 'japanese', levelId })),
    ...createSkillOptions(marks.levels.filter(({ id }) => id === strong?.id)),
    ...(['grade', 'position', 'project'] as const).flatMap((kind) =>
      [...names[kind].keys()].map((id) => createOption({ kind, ids: [id] })),
    ),
    ...YEARS.map((least) => createOption({ kind: 'years', least })),
    ...createSkillOptions(marks.levels.filter(({ id }) => id !== strong?.id)),
  ];
}

type ConditionBarProps = {
  finder: Finder;
  words: ConditionWords;
  search: string;
  onSearch: (search: string) => void;
  onAdd: (condition: Condition) => void;
  onRemove: (condition: Condition) => void;
};

/** Shows the conditions, and adds further ones; the search box filters by words. */
export function ConditionBar({ finder, words, search, onSearch, onAdd, onRemove }: ConditionBarProps) {
  const { t } = useTranslation('finder');
  const input = useRef<HTMLInputElement>(null);
  const { conditions, parts, stacks, marks, japanese, names, strong } = finder;
  const options = useMemo(
    () => conditionOptions({ stacks, marks, japanese, names, strong }, words),
    [stacks, marks, japanese, names, strong, words],
  );
  return (
    <Box sx={{ px: { xs: 1.5, md: 3 }, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {conditions.length > 0 && (
          <Box
            component="ul"
            aria-label={t('condition.list')}
            sx={{ display: 'contents', listStyle: 'none', m: 0, p: 0 }}
          >
            {conditions.map((condition) => (
              <ConditionChip
                key={condition.kind === 'skill' ? condition.stackId : condition.kind}
                condition={condition}
                choices={findAlternatives(condition, finder)}
                describeCondition={words.describeCondition}
                onChange={onAdd}
                onRemove={() => {
                  // The focused button disappears with the chip.
                  input.current?.focus();
                  onRemove(condition);
                }}
              />
            ))}
          </Box>
        )}
        {search && (
          // Paper shows the search as text, because it cannot show the field.
          <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
            {t('condition.search', { search })}
          </Box>
        )}
        <Box className="screen-only" sx={{ width: { xs: '100%', sm: 232 } }}>
          <Picker
            isCompact
            autoHighlight
            label={t('condition.add')}
            inputRef={input}
            options={options}
            value={null}
            clearOnSelect
            onChange={(_event, key) => {
              const chosen = options.find(({ value }) => value === key);
              if (chosen) onAdd(chosen.condition);
            }}
            listClassName={styles.list}
          />
        </Box>
        <Box className="screen-only" sx={{ ml: { md: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
          <SearchBox value={search} onChange={onSearch} label={t('search')} />
        </Box>
      </Box>
      {parts.choices.isFailed && (
        <ListFailure onRetry={parts.choices.retry}>{t('condition.failed')}</ListFailure>
      )}
    </Box>
  );
}
