import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';

type HoursMenuProps = {
  anchor: HTMLElement;
  /** What was recorded today, this week and this month, in words. */
  lines: readonly string[];
  /** Where today's hours are recorded. */
  to: string;
  onClose: () => void;
};

/** Below the chip of the hours so far: each span of days, and the way to record. */
export function HoursMenu({ anchor, lines, to, onClose }: HoursMenuProps) {
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {lines.map((words) => (
        <MenuItem key={words} component={Link} to={to} onClick={onClose} className="tabular">
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
