import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { StaffAvatar } from '@/ui/page/staff-avatar';
import type { NO_PHOTO } from '../fields';

type PhotoPreviewProps = {
  name: string;
  src?: string | null;
  /** A chosen file, shown before it is sent; `none` to remove the stored photo. */
  file: File | typeof NO_PHOTO | null;
};

/** In px. */
const SIZE = 96;

/** The photo as lists will show it; initials without one, or if it cannot be shown. Source: AU-6. */
export function PhotoPreview({ name, src, file }: PhotoPreviewProps) {
  const [brokenFile, setBrokenFile] = useState<File | null>(null);
  const isShown = file instanceof File && file !== brokenFile;
  if (isShown) return <ChosenPhoto file={file} onBroken={() => setBrokenFile(file)} />;
  return <StaffAvatar name={name} src={file ? null : src} size={SIZE} />;
}

/** Shows the file from an object URL, which is revoked with the image. */
function ChosenPhoto({ file, onBroken }: { file: File; onBroken: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Box
      component="img"
      ref={show}
      alt=""
      onError={onBroken}
      sx={{ width: SIZE, height: SIZE, borderRadius: '50%', objectFit: 'cover' }}
    />
  );
}
