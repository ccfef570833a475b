import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { OvertimeState } from '../model/leave';

const COLORS: Record<OvertimeState, ChipProps['color']> = {
  pending: 'default',
  rejected: 'error',
  accepted: 'success',
  complete: 'success',
};

/** What became of overtime, in a word. */
export function OvertimeStateChip({ state }: { state: OvertimeState }) {
  const { t } = useTranslation('leave');
  return <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`overtimeState.${state}`)} />;
}
