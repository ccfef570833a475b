import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `act` after each change of a field. Changes that name no field are ignored: a reset of the form, and `setValues`. */
export function useFieldChange<Input extends FieldValues, Output>(
  { subscribe }: UseFormReturn<Input, unknown, Output>,
  act: () => void,
): void {
  const callback = useEffectEvent(({ name }: { name?: string }) => {
    if (name) act();
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (change) => callback(change) }),
    [subscribe],
  );
}
