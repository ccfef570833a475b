import Box from '@mui/material/Box';
import { useState, type DragEvent, type ReactNode } from 'react';

type FileDropProps = {
  /** Null where no file is taken. */
  onFile: ((file: File) => void) | null;
  children: ReactNode;
};

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes a file that is dropped on what stands in it; without this the browser would leave the page for the file. */
export function FileDrop({ onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setIsOver(onFile !== null);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files.item(0);
        if (file) onFile?.(file);
      }}
      sx={
        isOver
          ? { outline: '2px dashed', outlineColor: 'primary.text', outlineOffset: 4, borderRadius: 1 }
          : {}
      }
    >
      {children}
    </Box>
  );
}
