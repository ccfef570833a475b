type RowActionProps = {
  icon: 'edit' | 'delete' | 'view';
  tip: string;
  /** The name of the action and of the record, for screen readers. */
  label: string;
} & ({ to: string } | { onAct: () => void });

/** A plain button or link: ten of MUI's buttons or router links would delay each search. The rows' area styles it. */
export function RowAction({ icon, tip, label, ...way }: RowActionProps) {
  const looks = { className: 'row-action', 'data-icon': icon, 'data-tip': tip };
  return 'to' in way ? (
    <a href={way.to} data-inside="form" aria-label={label} {...looks} />
  ) : (
    <button type="button" onClick={way.onAct} aria-label={label} {...looks} />
  );
}
