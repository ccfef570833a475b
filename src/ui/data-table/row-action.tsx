import type { SvgIconComponent } from '@mui/icons-material';
import { Link } from 'react-router-dom';

type RowActionProps = {
  icon: SvgIconComponent;
  /** The name of the act, as a tip under the pointer or the focus. */
  tip: string;
  /** The same with the name of the row's thing, for who hears it. */
  label: string;
} & ({ to: string } | { onAct: () => void });

/** A button, or a link, at the end of a row. Looks and tip come from `RowTips`: ten rows of MUI's buttons took a search 0.1 s. */
export function RowAction({ icon: Icon, tip, label, ...way }: RowActionProps) {
  const props = { className: 'row-action', 'aria-label': label, 'data-tip': tip };
  const content = <Icon fontSize="small" />;
  return 'to' in way ? (
    <Link to={way.to} {...props}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={way.onAct} {...props}>
      {content}
    </button>
  );
}
