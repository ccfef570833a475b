type RowActionProps = {
  icon: 'edit' | 'delete' | 'view';
  /** The name of the act, as a tip under the pointer or the focus. */
  tip: string;
  /** The same with the name of the row's thing, for who hears it. */
  label: string;
} & ({ to: string } | { onAct: () => void });

/**
 * A button, or a link, at the end of a row. Looks and icon come from the area of the rows, the tip from `ui/page/tips`, the way from
 * `useInsideLinks`: ten rows of MUI's buttons took a search 0.1 s, and links of the router a tenth of what is left.
 */
export function RowAction({ icon, tip, label, ...way }: RowActionProps) {
  const looks = { className: 'row-action', 'data-icon': icon, 'data-tip': tip };
  return 'to' in way ? (
    <a href={way.to} data-inside="form" aria-label={label} {...looks} />
  ) : (
    <button type="button" onClick={way.onAct} aria-label={label} {...looks} />
  );
}
