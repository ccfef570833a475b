import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { LeaveRings } from './leave-rings';
import { OwnMonth } from './month/own-month';
import { OwnFines, OwnLeaves } from './own-panels';

/** What concerns oneself: month, balance, leaves and fines. Source: DB-2, DB-3. */
export function OwnDashboard() {
  return (
    <Stack spacing={2}>
      <OwnMonth />
      <LeaveRings />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <OwnLeaves />
        <OwnFines />
      </Box>
    </Stack>
  );
}
