import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Condition } from '../model/condition';

type ConditionChipProps = {
  condition: Condition;
  /** What can stand in its place. */
  choices: readonly Condition[];
  wordsOf: (condition: Condition) => string;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
};

const LOOK = {
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: 36,
  borderRadius: 1,
  backgroundColor: 'primary.tint',
  color: 'primary.text',
  fontWeight: 'fontWeightMedium',
  '& :is(button, .words)': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 28,
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
  },
  '& :is(button.words, .words)': { pl: 1.5, pr: 0.5 },
  '& button': { cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
  '& .remove': { px: 0.75 },
  '@media print': { pr: 1 },
} as const;

/** One condition: pressed it offers what can stand in its place, the cross takes it away. */
export function ConditionChip({ condition, choices, wordsOf, onChange, onRemove }: ConditionChipProps) {
  const { t } = useTranslation('finder');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = wordsOf(condition);
  return (
    <Box component="li" sx={LOOK}>
      {choices.length > 0 ? (
        <button
          type="button"
          className="words"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          title={t('condition.change', { condition: words })}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {words}
        </button>
      ) : (
        <span className="words">{words}</span>
      )}
      <button
        type="button"
        className="remove screen-only"
        aria-label={t('condition.remove', { condition: words })}
        onClick={onRemove}
      >
        <Close fontSize="small" aria-hidden />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('condition.change', { condition: words }) } }}
      >
        {choices.map((choice) => {
          const label = wordsOf(choice);
          return (
            <MenuItem
              key={label}
              role="menuitemradio"
              aria-checked={label === words}
              selected={label === words}
              onClick={() => {
                setAnchor(null);
                onChange(choice);
              }}
            >
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    </Box>
  );
}
