import { useState, type DragEvent } from 'react';

/** Says during a drag, when contents are hidden, that it is the edited photo that comes. */
const EDITED_PHOTO = 'application/x-staff-photo';

/** What a drag of the edited photo carries. */
export function startPhotoDrag({ dataTransfer }: DragEvent): void {
  dataTransfer.setData(EDITED_PHOTO, 'photo');
  dataTransfer.effectAllowed = 'copy';
}

const isWelcome = ({ dataTransfer: { types } }: DragEvent) =>
  types.includes(EDITED_PHOTO) || types.includes('Files');

/** The card as a drop target: for the edited photo, and for a file, which the browser would open otherwise. Source: CD-2. */
export function useCardDrop(onPhoto: () => void, onFile: (file: File) => void) {
  const [isTarget, setIsTarget] = useState(false);
  return {
    isTarget,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!isWelcome(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsTarget(true);
      },
      onDragLeave: () => setIsTarget(false),
      onDrop(event: DragEvent) {
        setIsTarget(false);
        if (!isWelcome(event)) return;
        event.preventDefault();
        // Some browsers add a file of their own to every picture that is dragged.
        const file = event.dataTransfer.files.item(0);
        if (event.dataTransfer.types.includes(EDITED_PHOTO)) onPhoto();
        else if (file) onFile(file);
      },
    },
  };
}
