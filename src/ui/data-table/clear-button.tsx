import Button from '@mui/material/Button';
import { focusNearestSearch } from './focus-nearest-search';

type ClearButtonProps = { onClear: () => void; children: string };

/** Clears the search or the filter of a list without rows. The press removes the button, so the focus moves to the search. */
export function ClearButton({ onClear, children }: ClearButtonProps) {
  return (
    <Button
      variant="outlined"
      onClick={({ currentTarget }) => {
        focusNearestSearch(currentTarget);
        onClear();
      }}
    >
      {children}
    </Button>
  );
}
