import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import type { PopoverProps } from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countActiveFilters } from '@/lib/active-filters';
import { lazyComponent } from '@/start/lazy-component';
import type { Option, OptionValue } from '../form/option';
import { useMenuAnchor } from '../page/use-menu-anchor';
import styles from './list-bar.module.css';

const Popover = lazyComponent<PopoverProps>(async () => (await import('@mui/material/Popover')).default);

type ListFilterProps = {
  /** A null field filters nothing. */
  filter: object;
  onClear: () => void;
  children: ReactNode;
};

export function ListFilter({ filter, onClear, children }: ListFilterProps) {
  const { t } = useTranslation();
  const { anchor, isOpen, open, close } = useMenuAnchor();
  const activeCount = countActiveFilters(filter);
  return (
    <>
      <Button
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {activeCount > 0 ? t('filter.active', { number: activeCount }) : t('filter.label')}
      </Button>
      {anchor && (
        <Popover
          open={isOpen}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': t('filter.label'), className: styles.filter },
          }}
        >
          {children}
          <div className={styles.foot}>
            {activeCount > 0 && <Button onClick={onClear}>{t('filter.clear')}</Button>}
            <Button onClick={close}>{t('action.close')}</Button>
          </div>
        </Popover>
      )}
    </>
  );
}

type FilterSelectProps<Value extends OptionValue> = {
  label: string;
  all: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChoose: (value: Value | null) => void;
};

export function FilterSelect<Value extends OptionValue>(props: FilterSelectProps<Value>) {
  const { label, all, value, options, onChoose } = props;
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <NativeSelect
        // CSS hides the visible label outside of a `ListFilter`.
        inputProps={{ 'aria-label': label }}
        value={value ?? ''}
        onChange={({ target }) =>
          onChoose(options.find((option) => String(option.value) === target.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
