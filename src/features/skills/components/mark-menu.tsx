import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier } from '@/lib/key-press';
import { levelForKey, NO_MARK, shownSymbol, type GridLevel } from '../model/skill-marks';
import { useMarkWords } from './use-mark-words';

type MarkMenuProps = {
  anchor: HTMLElement;
  isOpen: boolean;
  stackName: string;
  levels: readonly GridLevel[];
  chosen: number | null;
  onChoose: (levelId: number | null) => void;
  onClose: () => void;
};

/** The last choice removes the mark. Source: SK-3. */
export function MarkMenu(props: MarkMenuProps) {
  const { anchor, isOpen, stackName, levels, chosen, onChoose, onClose } = props;
  const { t } = useTranslation('skills');
  const describeMark = useMarkWords();
  const choices: { id: number | null; symbol: string; name?: string; key?: string }[] = [
    // The keys are single digits, so levels after the ninth have none.
    ...levels.map((level, index) => ({ ...level, key: index < 9 ? String(index + 1) : undefined })),
    { id: null, symbol: NO_MARK, key: '0' },
  ];

  function chooseByKey(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const levelId = levelForKey(event.key, levels);
    if (levelId === undefined) return;
    event.preventDefault();
    onChoose(levelId);
  }

  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      onKeyDown={chooseByKey}
      slotProps={{ list: { 'aria-label': t('grid.menu', { stack: stackName }) } }}
    >
      {choices.map(({ id, symbol, name, key }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === chosen}
          selected={id === chosen}
          onClick={() => onChoose(id)}
          sx={{ gap: 1.5 }}
        >
          <Box component="span" sx={{ width: 20, textAlign: 'center', color: 'primary.text' }}>
            {shownSymbol(symbol)}
          </Box>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {describeMark(symbol, name)}
          </Box>
          {key && (
            <Box component="kbd" aria-hidden sx={{ typography: 'caption', color: 'text.secondary' }}>
              {key}
            </Box>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
