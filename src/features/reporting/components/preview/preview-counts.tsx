import AddCircleOutline from '@mui/icons-material/AddCircleOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragHandle from '@mui/icons-material/DragHandle';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import SyncAlt from '@mui/icons-material/SyncAlt';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

export type PreviewCount = {
  kind: 'created' | 'replaced' | 'unchanged' | 'cleared' | 'total' | 'hint';
  text: string;
};

const LOOKS: Record<PreviewCount['kind'], { icon: ComponentType<SvgIconProps>; color: string }> = {
  created: { icon: AddCircleOutline, color: 'success.text' },
  replaced: { icon: SyncAlt, color: 'warning.text' },
  unchanged: { icon: DragHandle, color: 'text.secondary' },
  cleared: { icon: DeleteOutline, color: 'error.text' },
  total: { icon: Schedule, color: 'text.secondary' },
  hint: { icon: InfoOutlined, color: 'text.secondary' },
};

type PreviewCountsProps = {
  label: string;
  counts: readonly PreviewCount[];
  /** Of the words alone, so that a button may be described by them. */
  id?: string;
};

/** What a write will do, each amount with its own icon: never told by colour alone. */
export function PreviewCounts({ label, counts, id }: PreviewCountsProps) {
  return (
    <Box role="status" aria-label={label}>
      <Box
        component="ul"
        id={id}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 0.25,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {counts.map(({ kind, text }) => {
          const { icon: Icon, color } = LOOKS[kind];
          return (
            <Box
              component="li"
              key={kind + text}
              className="tabular"
              sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, typography: 'body2' }}
            >
              <Icon aria-hidden sx={{ fontSize: 18, flexShrink: 0, mt: 0.25, color }} />
              {text}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
