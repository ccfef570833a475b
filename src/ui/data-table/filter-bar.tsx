import FilterListOff from '@mui/icons-material/FilterListOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isAsked } from '@/lib/url-fields';

type FilterBarProps = {
  label: string;
  /** Null fields narrow nothing. */
  filter: object;
  clearLabel: string;
  onClear: () => void;
  /** Where the bar stands at the end of its row. */
  isAtEnd?: boolean;
  /** One for each field of the filter. */
  children: ReactNode;
};

/** The choices that narrow a list at once, and the way back to all of it. */
export function FilterBar({ label, filter, clearLabel, onClear, isAtEnd, children }: FilterBarProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        justifyContent: isAtEnd ? 'flex-end' : undefined,
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      {children}
      {isAsked(filter) && (
        <Button startIcon={<FilterListOff />} onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </Box>
  );
}
