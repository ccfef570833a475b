import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveQueries } from '@/features/leave/api/leave-queries';
import { useRecordScope } from '@/features/leave/api/use-record-scope';
import { latestBalance } from '@/features/leave/model/balance';
import { useSignedInStaff } from '@/session/signed-in-staff';

/** Days granted, used and left, where the server sends them: beside the rings, which show the standard alone. */
export function OwnBalance() {
  const { t } = useTranslation('dashboard');
  const self = useSignedInStaff();
  const labelId = useId();
  const { data, isPending } = useQuery(leaveQueries.records(useRecordScope()));
  const balance = data && latestBalance(data, self);
  if (!isPending && !balance) return null;
  const figures = [
    [t('balance.granted'), balance?.totalLeaves],
    [t('balance.used'), balance?.usedLeaves],
    [t('balance.left'), balance?.remainingLeaves],
  ] as const;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-busy={isPending}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2, typography: 'body2' }}
    >
      <span id={labelId}>{t('balance.label')}</span>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        {figures.map(([label, days]) => (
          <Box key={label} sx={{ display: 'flex', gap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" className="tabular" sx={{ m: 0, fontWeight: 'fontWeightMedium' }}>
              {isPending ? <Skeleton width={48} /> : days == null ? '–' : t('balance.days', { count: days })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
