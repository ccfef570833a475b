import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { leaveQueries } from '../api/leave-queries';
import { useRecordScope } from '../api/use-record-scope';
import { belongsTo, type Person } from '../model/leave';

/** Where the leave records stand with the leaves of a person beneath. */
export function useRecordAddress(): (person: Person) => string {
  const { data: records } = useQuery(leaveQueries.records(useRecordScope()));
  return (person) => {
    const record = records?.find((leaveRecord) => belongsTo(leaveRecord, person));
    return record ? `${paths.leaveRecords}?record=${record.key}` : paths.leaveRecords;
  };
}

export type HintFigure = {
  words: string;
  /** Where it is told wholly. */
  to: string;
  isWarning?: boolean;
};

/** What stands on a day, or in a record: figures, each a link to where it comes from. */
export function HintRow({ label, figures }: { label: string; figures: readonly HintFigure[] }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" className="tabular" sx={{ minWidth: 104, fontWeight: 'fontWeightMedium' }}>
        {label}
      </Box>
      {figures.map(({ words, to, isWarning }, index) => (
        <Chip
          // The same leave may be registered twice.
          key={index}
          component={Link}
          to={to}
          clickable
          size="small"
          variant="outlined"
          color={isWarning ? 'warning' : 'default'}
          label={words}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Box>
  );
}
