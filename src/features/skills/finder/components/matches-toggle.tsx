import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';

type MatchesToggleProps = { isOn: boolean; onToggle: (isOn: boolean) => void };

export function MatchesToggle({ isOn, onToggle }: MatchesToggleProps) {
  const { t } = useTranslation('finder');
  return (
    <ToggleButton
      size="small"
      value="matches"
      selected={isOn}
      onChange={() => onToggle(!isOn)}
      sx={{ textTransform: 'none', whiteSpace: 'nowrap' }}
    >
      {t('onlyMatches')}
    </ToggleButton>
  );
}
