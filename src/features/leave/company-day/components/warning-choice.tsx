import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { toggled } from '@/lib/toggled';
import { countWarnings, WARNINGS, type PersonDay, type Warning } from '../model/day-warnings';

type WarningChoiceProps = {
  days: ReadonlyMap<number, readonly PersonDay[]> | undefined;
  excluded: ReadonlySet<Warning>;
  onChange: (excluded: ReadonlySet<Warning>) => void;
};

export function WarningChoice({ days, excluded, onChange }: WarningChoiceProps) {
  const { t } = useTranslation('lists');
  const counts = days && countWarnings(days.values());
  const labels: Record<Warning, string> = {
    onLeave: t('group.leave.leftOut.onLeave'),
    off: t('group.leave.leftOut.off'),
    noRecord: t('group.leave.leftOut.noRecord'),
    recorded: t('group.leave.leftOut.recorded'),
  };

  return (
    <FormControl component="fieldset" variant="standard" sx={{ maxWidth: '100%', pt: 1 }}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2' }}>
        {t('group.leave.leftOut.label')}
      </FormLabel>
      <FormGroup row>
        {WARNINGS.map((warning) => (
          <FormControlLabel
            key={warning}
            control={
              <Checkbox
                size="small"
                checked={excluded.has(warning)}
                onChange={() => onChange(toggled(excluded, warning))}
              />
            }
            label={
              counts
                ? t('group.leave.leftOut.counted', { warning: labels[warning], count: counts[warning] })
                : labels[warning]
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
