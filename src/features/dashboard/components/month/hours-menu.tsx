import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';

type HoursMenuProps = {
  anchor: HTMLElement;
  /** The recorded hours of today, this week and this month, in words. */
  lines: readonly string[];
  /** The address that records today's hours. */
  to: string;
  onClose: () => void;
};

/** The menu of the chip: hours by span of days, linked to the recording. */
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
