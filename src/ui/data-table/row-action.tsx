import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListOrigin } from './list-return';

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
    <FormLink to={way.to} {...props}>
      {content}
    </FormLink>
  ) : (
    <button type="button" onClick={way.onAct} {...props}>
      {content}
    </button>
  );
}

/** The form it leads to knows the way back to the list as it is. */
function FormLink(props: { to: string; children: ReactNode }) {
  return <Link state={useListOrigin()} {...props} />;
}
