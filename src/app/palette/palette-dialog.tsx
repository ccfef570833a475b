import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useCallback, useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/composing';
import { ListIcon } from '@/ui/data-table/list-icon';
import { optionId, PaletteList } from './palette-list';
import { findCommands, type FoundGroup, type PaletteCommand } from './palette-search';
import { recentCommands, rememberCommand } from './recent-commands';
import { usePaletteCommands } from './use-palette-commands';

type PaletteDialogProps = {
  /** What was typed before it was there. */
  typed: string;
  onClose: () => void;
  onAppearance: () => void;
  onKeys: () => void;
};

const NOTHING: FoundGroup[] = [];

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Who opens a palette types. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** A sheet of its own: a rule added to the long sheet of the page has the browser style the whole page anew. */
const ownSheet = createCache({ key: 'palette' });

/** It stands at once: a fade, even of no time, lays the page out in between. */
const Shade = styled('div', { shouldForwardProp: (name) => name !== 'ownerState' && name !== 'open' })({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgb(0 0 0 / 50%)',
});

const Panel = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    ...theme.typography.body2,
    position: 'absolute',
    insetInline: 8,
    top: 8,
    display: 'flex',
    flexDirection: 'column',
    maxWidth: theme.breakpoints.values.sm,
    maxHeight: 'calc(100dvh - 64px)',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: theme.vars.shadows[24],
    [theme.breakpoints.up('sm')]: { insetInline: 32, top: 32 },
    '& .field': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '8px 16px',
      borderBottom: line,
    },
    '& input': {
      ...theme.typography.body1,
      flex: 1,
      minWidth: 0,
      height: 32,
      padding: 0,
      border: 0,
      outline: 0,
      backgroundColor: 'transparent',
      color: 'inherit',
    },
    '& button': {
      display: 'flex',
      marginRight: -5,
      padding: 5,
      border: 0,
      borderRadius: '50%',
      color: palette.action.active,
      background: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '& .found': { display: 'flex', flexDirection: 'column', height: 'min(440px, 60dvh)' },
    '& p': { margin: 0, padding: '24px 16px', color: palette.text.secondary },
    '& footer': {
      ...theme.typography.caption,
      padding: '8px 16px',
      borderTop: line,
      color: palette.text.secondary,
    },
  };
});

/** Every screen, person, project and action, found by typing. */
export function PaletteDialog({ typed, onClose, onAppearance, onKeys }: PaletteDialogProps) {
  const { t } = useTranslation(['palette', 'common']);
  const { me, commands, isPartial } = usePaletteCommands({ openAppearance: onAppearance, showKeys: onKeys });
  const [recent] = useState(() => recentCommands(me.id));
  const [search, setSearch] = useState(typed);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const listId = useId();
  const groups = useMemo(() => findCommands(commands, search, recent), [commands, search, recent]);
  const found = groups.flatMap((group) => group.commands);
  const active = found.find(({ id }) => id === chosenId) ?? found[0];

  // The field takes letters before the list is drawn, and never waits for it.
  const drawn = { groups: useDeferredValue(groups, NOTHING), active: useDeferredValue(active) };

  const act = useCallback(
    (command: PaletteCommand) => {
      rememberCommand(me.id, command.id);
      onClose();
      command.act();
    },
    [me.id, onClose],
  );

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = STEPS[event.key];
    if (step !== undefined && active) {
      const next = (found.indexOf(active) + step + found.length) % found.length;
      setChosenId(found[next]?.id ?? null);
    } else if (event.key === 'Enter' && active && event.target instanceof HTMLInputElement) act(active);
    // The keys that opened it close it.
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  }

  return (
    <CacheProvider value={ownSheet}>
      <Modal open onClose={onClose} slots={{ backdrop: Shade }}>
        <Panel
          role="dialog"
          aria-modal
          aria-label={t('palette:title')}
          onKeyDown={press}
          // A page that arrives behind it takes the focus, which comes back to the frame.
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget) takeFocus(currentTarget.querySelector('input'));
          }}
        >
          <div className="field">
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
            <button type="button" aria-label={t('common:action.close')} onClick={onClose}>
              <ListIcon name="close" />
            </button>
          </div>
          <div className="found">
            <PaletteList id={listId} {...drawn} onHover={setChosenId} onChosen={act} />
            {found.length === 0 && <p>{t('palette:none')}</p>}
          </div>
          <div role="status" className="visually-hidden">
            {t('palette:results', { count: found.length })}
          </div>
          <footer>{isPartial ? t('palette:partial') : t('palette:help')}</footer>
        </Panel>
      </Modal>
    </CacheProvider>
  );
}
