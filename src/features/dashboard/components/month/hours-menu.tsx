import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';

type HoursMenuProps = {
  anchor: HTMLElement;
  lines: readonly string[];
  to: string;
  onClose: () => void;
};

/** The hours of today, this week and this month; a press on any of them leads to today's form. */
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
