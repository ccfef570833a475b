import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { countSnags, SNAGS, type PersonDay, type Snag } from '../model/day-snags';

type LeaveOutProps = {
  days: ReadonlyMap<number, readonly PersonDay[]> | undefined;
  leftOut: ReadonlySet<Snag>;
  onLeftOut: (leftOut: ReadonlySet<Snag>) => void;
};

const NO_DAYS: ReadonlyMap<number, readonly PersonDay[]> = new Map();

/** Which days of people are left out, with how many people each choice is about. */
export function LeaveOut({ days = NO_DAYS, leftOut, onLeftOut }: LeaveOutProps) {
  const { t } = useTranslation('lists');
  const counts = countSnags(days.values());
  const words: Record<Snag, string> = {
    onLeave: t('group.leave.leftOut.onLeave', { count: counts.onLeave }),
    off: t('group.leave.leftOut.off', { count: counts.off }),
    noRecord: t('group.leave.leftOut.noRecord', { count: counts.noRecord }),
    recorded: t('group.leave.leftOut.recorded', { count: counts.recorded }),
  };

  function toggle(snag: Snag) {
    const next = new Set(leftOut);
    if (!next.delete(snag)) next.add(snag);
    onLeftOut(next);
  }

  return (
    <FormControl component="fieldset" variant="standard" sx={{ maxWidth: '100%', pt: 1 }}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2' }}>
        {t('group.leave.leftOut.label')}
      </FormLabel>
      <FormGroup row>
        {SNAGS.map((snag) => (
          <FormControlLabel
            key={snag}
            control={<Checkbox size="small" checked={leftOut.has(snag)} onChange={() => toggle(snag)} />}
            label={words[snag]}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
