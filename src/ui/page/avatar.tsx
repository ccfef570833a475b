import { styled } from '@mui/material/styles';
import { useState, type CSSProperties } from 'react';
import { safePhotoUrl } from '@/config/photo-url';

type StaffAvatarProps = {
  name: string;
  /** Address of the picture; without one, or when it does not load, the initials show (AU-6). */
  src?: string | null;
  /** In px. */
  size?: number;
  /** True where the name stands beside it, so that it is not read twice. */
  isDecorative?: boolean;
};

/** The first character of each word: `Aung Min` gives `AM`, `田中 花子` gives `田花`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words.map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}

/** Its sizes are variables, so that all avatars have one class: lists draw ten of them at every key of a search. */
const Round = styled('span')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: 'var(--avatar-size)',
  height: 'var(--avatar-size)',
  overflow: 'hidden',
  borderRadius: '50%',
  lineHeight: 1,
  fontSize: 'var(--avatar-letters)',
  fontWeight: theme.typography.fontWeightMedium,
  userSelect: 'none',
  color: theme.vars.palette.primary.text,
  backgroundColor: theme.vars.palette.primary.tint,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

type AvatarSizes = CSSProperties & { '--avatar-size': string; '--avatar-letters': string };

/** A person's picture, or initials. */
export function StaffAvatar({ name, src, size = 36, isDecorative = false }: StaffAvatarProps) {
  const initials = initialsOf(name);
  const isSilent = isDecorative || initials === '';
  const url = safePhotoUrl(src);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const sizes: AvatarSizes = {
    '--avatar-size': `${size}px`,
    '--avatar-letters': `${size / Math.max(2.4, initials.length)}px`,
  };
  return (
    <Round
      style={sizes}
      data-avatar
      role={isSilent ? undefined : 'img'}
      aria-label={isSilent ? undefined : name}
      aria-hidden={isSilent || undefined}
    >
      {url && url !== brokenUrl ? <img src={url} alt="" onError={() => setBrokenUrl(url)} /> : initials}
    </Round>
  );
}
