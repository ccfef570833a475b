type RowActionProps = {
  icon: 'edit' | 'delete' | 'view';
  tip: string;
  /** The name of the action and of the record, for screen readers. */
  label: string;
} & ({ to: string } | { onAct: () => void });

export const ROW_ACTION = '[data-row-action]';

/** A plain button or link: ten of MUI's would delay each search. `data-inside` opens the link without a reload. */
export function RowAction({ icon, tip, label, ...target }: RowActionProps) {
  const attributes = { 'data-row-action': icon, 'data-tip': tip };
  if ('to' in target) return <a href={target.to} data-inside="form" aria-label={label} {...attributes} />;
  return <button type="button" onClick={target.onAct} aria-label={label} {...attributes} />;
}
