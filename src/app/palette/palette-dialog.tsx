import Modal from '@mui/material/Modal';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/key-press';
import { storedRecords, versionedJson } from '@/lib/stored-records';
import type { FeatureCommands } from '@/session/feature';
import { ListIcon } from '@/ui/data-table/list-icon';
import styles from './palette-dialog.module.css';
import { findCommands, type FoundGroup, type PaletteCommand } from './palette-search';
import { usePaletteCommands } from './use-palette-commands';

type PaletteDialogProps = {
  features: readonly FeatureCommands[];
  /** Letters that the user typed before the code of the palette arrived. */
  typed: string;
  onClose: () => void;
  onAppearance: () => void;
  onKeys: () => void;
};

const NOTHING: FoundGroup[] = [];

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const MOST_RECENT = 12;

/** Stores the ids of the last chosen commands, newest first. Names are left out, because the user's role may forbid them later. */
const stored = storedRecords(
  'palette-recent:',
  versionedJson<{ ids: string[] }>(1, (fields) =>
    'ids' in fields && Array.isArray(fields.ids)
      ? { ids: fields.ids.filter((id) => typeof id === 'string') }
      : undefined,
  ),
);

const optionId = (listId: string, { id }: PaletteCommand) => `${listId}-${id}`;

/** Lets the user type at once. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Plain elements: a style rule that MUI inserts makes the browser restyle the whole page, and a fade needs a second layout. */
const SLOTS = { root: 'div', backdrop: 'div' } as const;
const SLOT_PROPS = { root: { className: styles.root }, backdrop: { className: styles.shade } };

/** Finds every screen, person, project and action by typing. */
export function PaletteDialog({ features, typed, onClose, onAppearance, onKeys }: PaletteDialogProps) {
  const { t } = useTranslation(['palette', 'common']);
  const { me, commands, isPartial } = usePaletteCommands(features, onAppearance, onKeys);
  const [recent] = useState(() => stored.read(me.id)?.ids ?? []);
  const [search, setSearch] = useState(typed);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const listId = useId();
  const groups = useMemo(() => findCommands(commands, search, recent), [commands, search, recent]);
  const found = groups.flatMap((group) => group.commands);
  const active = found.find(({ id }) => id === chosenId) ?? found[0];

  // Deferred, so that the field never waits for the list.
  const drawn = { groups: useDeferredValue(groups, NOTHING), active: useDeferredValue(active) };

  const act = useCallback(
    (command: PaletteCommand) => {
      const ids = [...new Set([command.id, ...recent])].slice(0, MOST_RECENT);
      stored.write({ ids }, me.id);
      onClose();
      command.act();
    },
    [me.id, recent, onClose],
  );

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = STEPS[event.key];
    if (step !== undefined && active) {
      const next = (found.indexOf(active) + step + found.length) % found.length;
      setChosenId(found[next]?.id ?? null);
    } else if (event.key === 'Enter' && active && event.target instanceof HTMLInputElement) act(active);
    // Ctrl/⌘+K also closes the palette.
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  }

  return (
    <Modal open onClose={onClose} slots={SLOTS} slotProps={SLOT_PROPS} onKeyDown={press}>
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
        <div className={styles.field}>
          <ListIcon name="search" />
          <input
            ref={takeFocus}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setChosenId(null);
            }}
            placeholder={t('palette:search')}
            role="combobox"
            aria-label={t('palette:title')}
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(listId, active)}
            autoComplete="off"
            enterKeyHint="go"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={t('common:action.close')}
            onClick={onClose}
          >
            <ListIcon name="close" />
          </button>
        </div>
        <div className={styles.found}>
          <PaletteList id={listId} {...drawn} onHover={setChosenId} onChosen={act} />
          {found.length === 0 && <p>{t('palette:none')}</p>}
        </div>
        <div role="status" className="visually-hidden">
          {t('palette:results', { count: found.length })}
        </div>
        <footer className={styles.help}>{isPartial ? t('palette:partial') : t('palette:help')}</footer>
      </div>
    </Modal>
  );
}

type PaletteListProps = {
  id: string;
  groups: readonly FoundGroup[];
  active: PaletteCommand | undefined;
  onHover: (id: string) => void;
  onChosen: (command: PaletteCommand) => void;
};

/** The found commands by group. The focus stays in the field, which names the active option. */
const PaletteList = memo(function PaletteList(props: PaletteListProps) {
  const { id, groups, active, onHover, onChosen } = props;
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);

  const activeId = active?.id;
  const shown = useRef(activeId);
  useEffect(() => {
    // The active option is visible at first, so scrolling to it would only cost a layout.
    if (shown.current !== activeId)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    shown.current = activeId;
  }, [activeId]);

  function commandAt(target: EventTarget): PaletteCommand | undefined {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
    return groups.flatMap(({ commands }) => commands).find((command) => command.id === option?.dataset.id);
  }

  return (
    <div
      role="presentation"
      className={styles.presses}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={({ target }) => {
        const command = commandAt(target);
        if (command && command.id !== active?.id) onHover(command.id);
      }}
      onClick={({ target }) => {
        const command = commandAt(target);
        if (command) onChosen(command);
      }}
    >
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('title')}>
        {groups.map(({ group, commands }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className={styles.heading}>
              {t(`group.${group}`)}
            </div>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(id, command)}
                command={command}
                isActive={command.id === active?.id}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

type OptionProps = { id: string; command: PaletteCommand; isActive: boolean };

/** Memoised: most letters change only a few options. */
const Option = memo(function Option({ id, command, isActive }: OptionProps) {
  return (
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-id={command.id}
    >
      <command.icon fontSize="small" />
      <span>
        {command.label}
        {command.detail && <small>{command.detail}</small>}
      </span>
    </div>
  );
});
