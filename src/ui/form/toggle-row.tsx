import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Toggles, type TogglesProps } from './toggles';

export function ToggleRow<Value extends string>(props: TogglesProps<Value> & { head: ReactNode }) {
  const { head, ...toggles } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      {head}
      <Toggles {...toggles} />
    </Box>
  );
}
