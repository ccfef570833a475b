import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Says at the end of a picker's chips how many more there are. A press leads into the picker, which then shows them all. */
export function MoreChosen({ children }: { children: ReactNode }) {
  return (
    // The picker would take the key for itself.
    <Button size="small" onKeyDown={(event) => event.stopPropagation()} sx={{ minHeight: 24, py: 0 }}>
      {children}
    </Button>
  );
}
