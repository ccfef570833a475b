import type { Ref } from 'react';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  accept: string;
  label: string;
  onFile: (file: File) => void;
};

/** Not seen: a button beside it clicks it. */
export function FileInput({ ref, accept, label, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // Else the same file could not be chosen again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
