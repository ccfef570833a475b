import AddCircleOutline from '@mui/icons-material/AddCircleOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragHandle from '@mui/icons-material/DragHandle';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import SyncAlt from '@mui/icons-material/SyncAlt';
import { styled } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

export type PreviewCount = {
  kind: 'created' | 'replaced' | 'unchanged' | 'cleared' | 'total' | 'hint';
  text: string;
};

const ICONS: Record<PreviewCount['kind'], ComponentType<SvgIconProps>> = {
  created: AddCircleOutline,
  replaced: SyncAlt,
  unchanged: DragHandle,
  cleared: DeleteOutline,
  total: Schedule,
  hint: InfoOutlined,
};

/** Its items are plain, because every press in the calendar draws them. */
const Counts = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1.5),
    rowGap: theme.spacing(0.25),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      ...theme.typography.body2,
      display: 'flex',
      alignItems: 'flex-start',
      gap: theme.spacing(0.5),
      '& > svg': {
        flexShrink: 0,
        marginTop: theme.spacing(0.25),
        fontSize: 18,
        color: palette.text.secondary,
      },
      '&[data-kind="created"] > svg': { color: palette.success.text },
      '&[data-kind="replaced"] > svg': { color: palette.warning.text },
      '&[data-kind="cleared"] > svg': { color: palette.error.text },
    },
  };
});

type PreviewCountsProps = {
  label: string;
  counts: readonly PreviewCount[];
  /** Of the words alone, so that a button may be described by them. */
  id?: string;
};

/** What a write will do, each amount with its own icon: never told by colour alone. */
export function PreviewCounts({ label, counts, id }: PreviewCountsProps) {
  return (
    <div role="status" aria-label={label}>
      <Counts id={id}>
        {counts.map(({ kind, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} data-kind={kind} className="tabular">
              <Icon aria-hidden />
              {text}
            </li>
          );
        })}
      </Counts>
    </div>
  );
}
