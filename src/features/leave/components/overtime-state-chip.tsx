import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '@/i18n/message';
import { OVERTIME_STATE_LABELS, type OvertimeState } from '../model/leave';

const COLORS: Record<OvertimeState, ChipProps['color']> = {
  pending: 'default',
  rejected: 'error',
  accepted: 'success',
  complete: 'success',
};

export function OvertimeStateChip({ state }: { state: OvertimeState }) {
  // Renders again after a change of the language.
  useTranslation('leave');
  const label = translateMessage(OVERTIME_STATE_LABELS[state]);
  return <Chip size="small" variant="outlined" color={COLORS[state]} label={label} />;
}
