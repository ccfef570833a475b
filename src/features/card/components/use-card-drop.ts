import { useState, type DragEvent } from 'react';

/** Identifies the edited photo during a drag, when browsers show the types of the data but not its content. */
const EDITED_PHOTO = 'application/x-staff-photo';

export function startPhotoDrag({ dataTransfer }: DragEvent): void {
  dataTransfer.setData(EDITED_PHOTO, 'photo');
  dataTransfer.effectAllowed = 'copy';
}

export const isEditedPhoto = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes(EDITED_PHOTO);

const isAccepted = (event: DragEvent) => isEditedPhoto(event) || event.dataTransfer.types.includes('Files');

/** Source: CD-2. */
export function useCardDrop(onPhoto: () => void, onFile: (file: File) => void) {
  const [isTarget, setIsTarget] = useState(false);

  function dragOver(event: DragEvent) {
    if (!isAccepted(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsTarget(true);
  }

  function drop(event: DragEvent) {
    setIsTarget(false);
    if (!isAccepted(event)) return;
    event.preventDefault();
    const file = event.dataTransfer.files.item(0);
    // Checked first, because some browsers add a file to every dragged picture.
    if (isEditedPhoto(event)) onPhoto();
    else if (file) onFile(file);
  }

  return {
    isTarget,
    handlers: { onDragOver: dragOver, onDragLeave: () => setIsTarget(false), onDrop: drop },
  };
}
