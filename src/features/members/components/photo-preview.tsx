import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { StaffAvatar } from '@/ui/page/avatar';
import type { NO_PHOTO } from '../fields';

type PhotoPreviewProps = {
  name: string;
  /** The stored photo. */
  src?: string | null;
  /** A chosen file, shown before it is sent; `none` where the stored photo is to be removed. */
  file: File | typeof NO_PHOTO | null;
};

const SIZE = 96;

/** The photo as lists will show it; initials while there is none, or none that can be shown. Source: AU-6. */
export function PhotoPreview({ name, src, file }: PhotoPreviewProps) {
  const [brokenFile, setBrokenFile] = useState<File | null>(null);
  const isShown = file instanceof File && file !== brokenFile;
  return isShown ? (
    <ChosenPhoto key={`${file.name}${file.lastModified}`} file={file} onBroken={() => setBrokenFile(file)} />
  ) : (
    <StaffAvatar name={name} src={file ? null : src} size={SIZE} isDecorative />
  );
}

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
