import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { keepStill } from '../page/keep-still';
import { useListOrigin } from './list-return';

type RowTipsProps = {
  /** A tip goes when others are shown. */
  rows: readonly unknown[];
  children: ReactNode;
};

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
    },
  })),
);

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** One tooltip for all `RowAction`s of a table, and the way to where their links lead. */
export function RowTips({ rows, children }: RowTipsProps) {
  const [shown, setShown] = useState<{ anchor: HTMLElement; rows: readonly unknown[] } | null>(null);
  const anchor = shown?.rows === rows ? shown.anchor : null;
  const latestRows = useRef(rows);
  const openForm = useFormLinks();

  useEffect(() => {
    latestRows.current = rows;
  });

  const follow = useCallback(({ target }: SyntheticEvent) => {
    const found = closest(target, '[data-tip]');
    setShown(found && { anchor: found, rows: latestRows.current });
  }, []);
  const hide = useCallback(() => setShown(null), []);
  const hideByKey = useCallback(({ key }: KeyboardEvent) => key === 'Escape' && setShown(null), []);
  const act = useCallback(
    (event: MouseEvent) => {
      setShown(null);
      openForm(event);
    },
    [openForm],
  );

  return (
    <Area
      onMouseOver={follow}
      onFocus={follow}
      onMouseLeave={hide}
      onBlur={hide}
      onClick={act}
      onKeyDown={hideByKey}
    >
      {children}
      {/* Only while it is shown: a search draws what stands here at every key. */}
      {anchor && (
        <Tooltip open describeChild title={anchor.dataset.tip} slotProps={{ popper: { anchorEl: anchor } }}>
          <span aria-hidden />
        </Tooltip>
      )}
    </Area>
  );
}

/** Leads a plain press on the link of a row to its form, which knows the way back to the list as it is. */
function useFormLinks() {
  const navigate = useNavigate();
  const { listSearch } = useListOrigin();
  return useCallback(
    (event: MouseEvent) => {
      const to = closest(event.target, 'a.row-action')?.getAttribute('href');
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!to || !isPlain) return;
      event.preventDefault();
      void navigate(to, { state: { listSearch } });
    },
    [navigate, listSearch],
  );
}
