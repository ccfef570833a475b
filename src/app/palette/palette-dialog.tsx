import Modal from '@mui/material/Modal';
import { useCallback, useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier, isComposing } from '@/lib/key-press';
import type { FeatureCommands } from '@/session/feature';
import { ListIcon } from '@/ui/data-table/list-icon';
import styles from './palette-dialog.module.css';
import { isPaletteKey } from './palette-key';
import { PaletteList, toOptionId } from './palette-list';
import { findCommands, type FoundGroup, type PaletteCommand } from './palette-search';
import { readRecentIds, storeRecentId } from './recent-commands';
import { usePaletteCommands } from './use-palette-commands';

type PaletteDialogProps = {
  features: readonly FeatureCommands[];
  /** Letters that the user typed before the code of the palette arrived. */
  typed: string;
  onClose: () => void;
  onAppearance: () => void;
  onKeys: () => void;
};

const NO_GROUPS: FoundGroup[] = [];

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Plain elements open faster: MUI's own insert style rules, for which the browser restyles the whole page. */
const SLOTS = { root: 'div', backdrop: 'div' } as const;
const SLOT_PROPS = { root: { className: styles.root }, backdrop: { className: styles.shade } };

export function PaletteDialog({ features, typed, onClose, onAppearance, onKeys }: PaletteDialogProps) {
  const { t } = useTranslation(['palette', 'common']);
  const { me, commands, isLoading, isPartial } = usePaletteCommands(features, onAppearance, onKeys);
  const [recentIds] = useState(() => readRecentIds(me.id));
  const [search, setSearch] = useState(typed);
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  const groups = useMemo(() => findCommands(commands, search, recentIds), [commands, search, recentIds]);
  const found = groups.flatMap((group) => group.commands);
  const active = found.find(({ id }) => id === activeId) ?? found[0];

  // Deferred, so that the field never waits for the list.
  const drawnGroups = useDeferredValue(groups, NO_GROUPS);
  const drawnActive = useDeferredValue(active);

  const act = useCallback(
    (command: PaletteCommand) => {
      storeRecentId(me.id, command.id);
      onClose();
      command.act();
    },
    [me.id, onClose],
  );

  function actByKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      return onClose();
    }
    // With a modifier, arrows move or select in the field.
    if (hasModifier(event) || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step !== undefined && active) {
      const next = (found.indexOf(active) + step + found.length) % found.length;
      setActiveId(found[next]?.id ?? null);
    } else if (event.key === 'Enter' && active && event.target instanceof HTMLInputElement) act(active);
    else return;
    event.preventDefault();
  }

  return (
    <Modal open onClose={onClose} slots={SLOTS} slotProps={SLOT_PROPS} onKeyDown={actByKey}>
      <div
        className={styles.panel}
        role="dialog"
        aria-modal
        aria-label={t('palette:title')}
        // A page that loads behind the palette takes the focus, which MUI returns to this element.
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) takeFocus(currentTarget.querySelector('input'));
        }}
      >
        <SearchField
          listId={listId}
          active={active}
          search={search}
          onSearch={(text) => {
            setSearch(text);
            setActiveId(null);
          }}
          onClose={onClose}
        />
        <div className={styles.found}>
          <PaletteList
            id={listId}
            groups={drawnGroups}
            active={drawnActive}
            onHover={setActiveId}
            onChoose={act}
          />
          {found.length === 0 && <p>{isLoading ? t('common:label.loading') : t('palette:none')}</p>}
        </div>
        <div role="status" className="visually-hidden">
          {(found.length > 0 || !isLoading) && t('palette:results', { count: found.length })}
        </div>
        <footer className={styles.help}>{isPartial ? t('palette:partial') : t('palette:help')}</footer>
      </div>
    </Modal>
  );
}

type SearchFieldProps = Pick<PaletteDialogProps, 'onClose'> & {
  listId: string;
  active: PaletteCommand | undefined;
  search: string;
  onSearch: (search: string) => void;
};

function SearchField({ listId, active, search, onSearch, onClose }: SearchFieldProps) {
  const { t } = useTranslation(['palette', 'common']);
  return (
    <div className={styles.field}>
      <ListIcon name="search" />
      <input
        ref={takeFocus}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        placeholder={t('palette:search')}
        role="combobox"
        aria-label={t('palette:title')}
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && toOptionId(listId, active)}
        autoComplete="off"
        enterKeyHint="go"
        spellCheck={false}
      />
      <button type="button" className={styles.close} aria-label={t('common:action.close')} onClick={onClose}>
        <ListIcon name="close" />
      </button>
    </div>
  );
}
