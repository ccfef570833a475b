import MuiAvatar from '@mui/material/Avatar';
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

/** A person's picture or initials. */
export function StaffAvatar({ name, src, size = 36, isDecorative = false }: StaffAvatarProps) {
  const initials = initialsOf(name);
  const isSilent = isDecorative || initials === '';
  return (
    <MuiAvatar
      // The fallback must be tried afresh for another picture.
      key={src}
      src={safePhotoUrl(src) ?? undefined}
      alt=""
      role={isSilent ? undefined : 'img'}
      aria-label={isSilent ? undefined : name}
      aria-hidden={isSilent || undefined}
      sx={{
        width: size,
        height: size,
        fontSize: size / Math.max(2.4, initials.length),
        fontWeight: 'fontWeightMedium',
        color: 'primary.text',
        backgroundColor: 'primary.tint',
      }}
    >
      {initials}
    </MuiAvatar>
  );
}
