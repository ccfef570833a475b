import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/lib/composing';
import { optionId, PaletteList } from './palette-list';
import { findCommands, type FoundGroup, type PaletteCommand } from './palette-search';
import { recentCommands, rememberCommand } from './recent-commands';
import { usePaletteCommands } from './use-palette-commands';

type PaletteDialogProps = { onClose: () => void; onAppearance: () => void; onKeys: () => void };

const NOTHING: FoundGroup[] = [];

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Every screen, person, project and action, found by typing. */
export function PaletteDialog({ onClose, onAppearance, onKeys }: PaletteDialogProps) {
  const { t } = useTranslation(['palette', 'common']);
  const { me, commands, isPartial } = usePaletteCommands({ openAppearance: onAppearance, showKeys: onKeys });
  const [recent] = useState(() => recentCommands(me.id));
  const [search, setSearch] = useState('');
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
    } else if (event.key === 'Enter' && active) act(active);
    // The keys that opened it close it.
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('palette:title'),
          sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' }, maxHeight: 'calc(100dvh - 64px)' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchOutlined aria-hidden fontSize="small" />
        <InputBase
          autoFocus
          fullWidth
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setChosenId(null);
          }}
          onKeyDown={press}
          placeholder={t('palette:search')}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('palette:title'),
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': active && optionId(listId, active),
              autoComplete: 'off',
              enterKeyHint: 'go',
              spellCheck: false,
            },
          }}
        />
        <IconButton size="small" edge="end" aria-label={t('common:action.close')} onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: 'min(440px, 60dvh)' }}>
        <PaletteList id={listId} {...drawn} onHover={setChosenId} onChosen={act} />
        {found.length === 0 && (
          <Typography variant="body2" sx={{ px: 2, py: 3, color: 'text.secondary' }}>
            {t('palette:none')}
          </Typography>
        )}
      </Box>
      <div role="status" className="visually-hidden">
        {t('palette:results', { count: found.length })}
      </div>
      <Typography
        variant="caption"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {isPartial ? t('palette:partial') : t('palette:help')}
      </Typography>
    </Dialog>
  );
}
