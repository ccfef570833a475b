import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';

type HoursMenuProps = {
  anchor: HTMLElement;
  lines: readonly string[];
  to: string;
  onClose: () => void;
};

/** The hours of today, this week and this month; a press on any of them opens today's timeline. */
export function HoursMenu({ anchor, lines, to, onClose }: HoursMenuProps) {
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {lines.map((line) => (
        <MenuItem key={line} component={Link} to={to} onClick={onClose} className="tabular">
          {line}
        </MenuItem>
      ))}
    </Menu>
  );
}
