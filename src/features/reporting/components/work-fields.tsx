import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Work } from '../model/recent-work';
import { TimeFields } from './time-fields';
import { WorkPickers } from './work-pickers';

type WorkFieldsProps = {
  /** What an empty project means. */
  emptyProjectHint: string;
  recent?: readonly Work[];
};

const NONE: readonly Work[] = [];

/**
 * Project, task and time: the fields that reporting and its settings share. Kept out of every click in the calendar,
 * because pickers are slow to draw. Source: RP-3, RP-4, RP-6.
 */
export const WorkFields = memo(function WorkFields({ emptyProjectHint, recent = NONE }: WorkFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <WorkPickers emptyProjectHint={emptyProjectHint} recent={recent} />
      <TimeFields />
    </Box>
  );
});
