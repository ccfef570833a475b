import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

type RowTipsProps = {
  /** A tip goes when others are shown. */
  rows: readonly unknown[];
  children: ReactNode;
};

const Area = styled('div')(({ theme }) => ({
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
}));

/** One tooltip for all `RowAction`s of a table. */
export function RowTips({ rows, children }: RowTipsProps) {
  const [shown, setShown] = useState<{ anchor: HTMLElement; rows: readonly unknown[] } | null>(null);
  const anchor = shown?.rows === rows ? shown.anchor : null;

  function follow({ target }: SyntheticEvent) {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
    setShown(found && { anchor: found, rows });
  }

  function hide() {
    setShown(null);
  }

  return (
    <Area
      onMouseOver={follow}
      onFocus={follow}
      onMouseLeave={hide}
      onBlur={hide}
      onClick={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
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
