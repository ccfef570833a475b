import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { watchTips } from './watch-tips';

/**
 * The one tooltip of the application, for every element with `data-tip` (its text) and perhaps `data-tip-side`. Such an element has a
 * name of its own: the tip is for eyes. A tooltip for each would cost every page its code, and every row its time.
 */
export function Tips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => watchTips(setAnchor), []);
  const { tip, tipSide } = anchor?.dataset ?? {};
  if (!anchor || !tip) return null;
  return (
    <Tooltip
      key={tip}
      open
      describeChild
      title={tip}
      placement={tipSide === 'right' ? 'right' : 'bottom'}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span aria-hidden />
    </Tooltip>
  );
}
