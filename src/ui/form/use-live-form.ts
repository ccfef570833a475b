import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands over the values of a form after each change that leaves it valid. While it is not, its fields say why. */
export function useLiveForm<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  onValid: (values: Output) => void,
): void {
  const { subscribe, handleSubmit } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A reset has no name: it brings what the URL says, which is known.
          if (name) void handleSubmit(onValid)();
        },
      }),
    [subscribe, handleSubmit, onValid],
  );
}
