import { useState, type CSSProperties } from 'react';
import { safePhotoUrl } from '@/config/photo-url';

type StaffAvatarProps = {
  name: string;
  /** Address of the picture; initials are shown without one, or when it does not load. Source: AU-6. */
  src?: string | null;
  size: number;
};

/** The first letters of two words, `AM` of `Aung Min`; in a script without capitals the first character, `田` of `田中 花子`. */
export function getInitials(name: string): string {
  const words = name.trim().toUpperCase().split(/\s+/);
  const [first = '', second = ''] = words.map(([letter = '']) => letter);
  return first === first.toLowerCase() ? first : first + second;
}

const LETTERS_SHARE = 1 / 2.4;

type AvatarSizes = CSSProperties & { '--avatar-size': string; '--avatar-letters'?: string };

/** The global styles draw it instead of MUI's `Avatar`, because a search renders ten at every letter. */
export function StaffAvatar({ name, src, size }: StaffAvatarProps) {
  const url = safePhotoUrl(src);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const picture = url !== brokenUrl && url;
  const sizes: AvatarSizes = {
    '--avatar-size': `${size}px`,
    '--avatar-letters': picture ? undefined : `${size * LETTERS_SHARE}px`,
  };
  return (
    <span style={sizes} data-avatar aria-hidden>
      {picture ? <img src={picture} alt="" onError={() => setBrokenUrl(picture)} /> : getInitials(name)}
    </span>
  );
}
