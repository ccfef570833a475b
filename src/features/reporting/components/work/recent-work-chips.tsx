import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Work } from '../../model/recent-work';

type RecentWorkChipsProps = { works: readonly Work[] | null; onPicked: (work: Work) => void };

/** What three of them take as a rule: the fields beneath stay where they are when the records arrive. */
const ROOM = { minHeight: { xs: 54, sm: 24, md: 54 } };

/** The latest pairs of project and task: one press chooses both. */
export function RecentWorkChips({ works, onPicked }: RecentWorkChipsProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const labelId = useId();
  if (works === null) return <Box sx={ROOM} />;
  if (works.length === 0) return null;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={{
        ...ROOM,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'start',
        gap: 0.75,
      }}
    >
      <Typography id={labelId} variant="caption" sx={{ color: 'text.secondary' }}>
        {t('work.recent')}
      </Typography>
      {works.map((work) => (
        <Chip
          key={`${work.project.id} ${work.task.id}`}
          variant="outlined"
          size="small"
          label={`${work.project.cd} · ${format.name(work.task)}`}
          onClick={() => onPicked(work)}
        />
      ))}
    </Box>
  );
}
