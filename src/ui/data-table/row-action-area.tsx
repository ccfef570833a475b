import { styled } from '@mui/material/styles';
import { useCallback, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepStill } from '../page/keep-still';
import { iconShape, type ListIconName } from './list-icon';
import { useListOrigin } from './list-return';

const ICONS = ['edit', 'delete', 'view'] satisfies ListIconName[];
export type RowIcon = (typeof ICONS)[number];

const Area = keepStill(
  styled('div')(({ theme }) => ({
    '& .row-action': {
      display: 'inline-flex',
      padding: 5,
      border: 0,
      borderRadius: '50%',
      verticalAlign: 'middle',
      color: theme.vars.palette.action.active,
      background: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      // As a picture of the style it costs no elements, of which a search draws those of ten rows at every key.
      '&::before': {
        content: '""',
        width: 20,
        height: 20,
        backgroundColor: 'currentColor',
        mask: 'var(--shape)',
        forcedColorAdjust: 'none',
      },
    },
    ...Object.fromEntries(
      ICONS.map((icon) => [`& .row-action[data-icon="${icon}"]`, { '--shape': iconShape(icon) }]),
    ),
  })),
);

/** The looks of all `RowAction`s of a table, and the way to where their links lead. */
export function RowActionArea({ children }: { children: ReactNode }) {
  return <Area onClick={useFormLinks()}>{children}</Area>;
}

/** Leads a plain press on the link of a row to its form, which knows the way back to the list as it is. */
function useFormLinks() {
  const navigate = useNavigate();
  const { listSearch } = useListOrigin();
  return useCallback(
    (event: MouseEvent) => {
      const to =
        event.target instanceof Element && event.target.closest('a.row-action')?.getAttribute('href');
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!to || !isPlain) return;
      event.preventDefault();
      void navigate(to, { state: { listSearch } });
    },
    [navigate, listSearch],
  );
}
