import Box from '@mui/material/Box';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '@/ui/data-table/search-box';
import { Picker } from '@/ui/form/choice-fields';
import { FailureAlert } from '@/ui/page/failure-alert';
import type { Condition } from '../model/condition';
import { ConditionChip } from './condition-chip';
import { conditionOptions, findAlternatives } from './condition-options';
import type { ConditionWords } from './use-condition-words';
import type { Finder } from './use-finder';
import styles from './condition-bar.module.css';

type ConditionBarProps = {
  finder: Finder;
  words: ConditionWords;
  search: string;
  onSearch: (search: string) => void;
  onAdd: (condition: Condition) => void;
  onRemove: (condition: Condition) => void;
};

export function ConditionBar({ finder, words, search, onSearch, onAdd, onRemove }: ConditionBarProps) {
  const { t } = useTranslation('finder');
  const input = useRef<HTMLInputElement>(null);
  const { conditions, areNamesSettled, parts, stacks, marks, japanese, names, strong } = finder;
  const options = useMemo(
    () => conditionOptions({ stacks, marks, japanese, names, strong }, words),
    [stacks, marks, japanese, names, strong, words],
  );
  const addOption = useCallback(
    (_event: unknown, key: string | null) => {
      const chosen = options.find(({ value }) => value === key);
      if (chosen) onAdd(chosen.condition);
    },
    [options, onAdd],
  );
  return (
    <Box sx={{ px: { xs: 1.5, md: 3 }, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {conditions.length > 0 && areNamesSettled && (
          <Box
            component="ul"
            aria-label={t('condition.list')}
            sx={{ display: 'contents', listStyle: 'none' }}
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
          // Fields are not printed, so paper shows the search as text.
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
            onChange={addOption}
            listClassName={styles.list}
          />
        </Box>
        <Box className="screen-only" sx={{ ml: { md: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
          <SearchBox value={search} onChange={onSearch} label={t('search')} />
        </Box>
      </Box>
      {parts.choices.isFailed && (
        <FailureAlert onRetry={parts.choices.retry}>{t('condition.failed')}</FailureAlert>
      )}
    </Box>
  );
}
