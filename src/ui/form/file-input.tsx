import { useState, type DragEvent, type ReactNode, type Ref } from 'react';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  accept: string;
  label: string;
  onFile: (file: File) => void;
};

/** Hidden: a visible button clicks it by its `ref`. */
export function FileInput({ onFile, label, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      hidden
      type="file"
      aria-label={label}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // Allows choosing the same file again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

const DROP_OUTLINE = {
  outline: '2px dashed var(--mui-palette-primary-text)',
  outlineOffset: 4,
  borderRadius: 8,
};

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

type FileDropProps = {
  /** Null where no file is accepted. */
  onFile: ((file: File) => void) | null;
  children: ReactNode;
};

/** Accepts a file that is dropped on its children; the browser would otherwise open the file in place of the page. */
export function FileDrop({ onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const trackDrag = (event: DragEvent, isOverNow: boolean) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setIsOver(isOverNow);
  };
  return (
    <div
      style={isOver ? DROP_OUTLINE : undefined}
      onDragOver={(event) => trackDrag(event, onFile !== null)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // The event is also sent when the file moves from one child to another.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        trackDrag(event, false);
        const file = event.dataTransfer.files.item(0);
        if (file) onFile?.(file);
      }}
    >
      {children}
    </div>
  );
}
