import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from '@/ui/form/form';
import { useLeaveGuard } from '@/ui/form/use-leave-guard';
import { useIsCurrentRoute } from '@/ui/page/use-is-current-route';
import { DraftBar } from './draft-bar';
import type { FormDraft } from './use-form-draft';

type PersistedFormProps<Input extends FieldValues, Output extends FieldValues> = {
  draft: FormDraft<Input, Output>;
  /** Resolves to false if nothing was saved although nothing failed. */
  onSubmit: (values: Output) => unknown;
  /** Called after a save, unless the page was left meanwhile. */
  onSaved?: (values: Output) => void;
  /** The form stays open for the next record: after a save the focus moves to its first field. */
  restarts?: boolean;
  label?: string;
  children: ReactNode;
};

export function PersistedForm<Input extends FieldValues, Output extends FieldValues>({
  draft: { form, offers, keeper },
  onSubmit,
  onSaved,
  restarts = false,
  label,
  children,
}: PersistedFormProps<Input, Output>) {
  const isCurrentRoute = useIsCurrentRoute();
  useLeaveGuard(keeper.checkUnsaved);

  async function submit(values: Output): Promise<boolean> {
    // Ignores a second press after a save, while the next page loads.
    if (!isCurrentRoute()) return false;
    const isSaved = await keeper.submit(values, () => onSubmit(values));
    if (isSaved && isCurrentRoute()) onSaved?.(values);
    return isSaved;
  }

  return (
    <Form form={form} onSubmit={submit} kind={restarts ? 'restarts' : 'saves'} label={label}>
      <DraftBar offers={offers} onRestore={(name) => void keeper.restore(name)} onDiscard={keeper.discard} />
      {children}
    </Form>
  );
}
