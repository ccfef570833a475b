import type { MessageKey } from '@/i18n/catalogue';

/** Formats that browsers show and that cannot contain a script; this excludes SVG. */
const SIGNATURES = [
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], start: /^\xff\xd8\xff/ },
  { type: 'image/png', extensions: ['png'], start: /^\x89PNG\r\n/ },
  { type: 'image/gif', extensions: ['gif'], start: /^GIF8[79]a/ },
  { type: 'image/webp', extensions: ['webp'], start: /^RIFF[^]{4}WEBP/ },
] as const;

export const PHOTO_TYPES = SIGNATURES.map(({ type }) => type).join(',');

export const MOST_PHOTO_MEGABYTES = 5;
const MOST_PHOTO_BYTES = MOST_PHOTO_MEGABYTES * 1024 * 1024;

/** The server prefixes ten digits and a dash; its column holds 100 characters. */
const LONGEST_NAME = 89;
/** Enough for every signature, and for the root element of most SVG files. */
const READ_BYTES = 512;

/** Photos of phones that most browsers cannot show. */
const HEIC = /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/;

/** Characters of a path or query that would break the photo's address, which the server does not encode. */
const UNSAFE = /[\\/?#%]/g;

export type PhotoCheck = { photo: File } | { problem: Extract<MessageKey, `members:photo.${string}`> };

/** Returns a name short enough for the server, safe in its address, with the extension of its content. */
export function uploadName(name: string, extensions: readonly [string, ...string[]]): string {
  const dot = name.lastIndexOf('.');
  const ownExtension = name.slice(dot + 1).toLowerCase();
  const extension = dot > 0 && extensions.includes(ownExtension) ? ownExtension : extensions[0];
  const base = (dot > 0 ? name.slice(0, dot) : name).replace(UNSAFE, '_').trim() || 'photo';
  // The cut may halve a character of two units.
  const shortBase = base.slice(0, LONGEST_NAME - `.${extension}`.length).replace(/\p{Surrogate}$/u, '');
  return `${shortBase}.${extension}`;
}

const checks = new WeakMap<File, Promise<PhotoCheck>>();

/** A file that was moved after it was chosen cannot be read; the next check tries again. */
function refuseUnreadable(file: File): PhotoCheck {
  checks.delete(file);
  return { problem: 'members:photo.unreadable' };
}

/** Checks the first bytes, not the name or claimed type, and shrinks a large picture; once for each file. */
export function checkPhoto(file: File): Promise<PhotoCheck> {
  const check = checks.get(file) ?? checkContent(file).catch(() => refuseUnreadable(file));
  checks.set(file, check);
  return check;
}

async function checkContent(file: File): Promise<PhotoCheck> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer()));
  const format = SIGNATURES.find((signature) => signature.start.test(start));
  if (!format) {
    if (HEIC.test(start)) return { problem: 'members:photo.heic' };
    return { problem: start.includes('<svg') ? 'members:photo.svg' : 'members:photo.notImage' };
  }
  if (file.size <= MOST_PHOTO_BYTES) {
    return { photo: new File([file], uploadName(file.name, format.extensions), { type: format.type }) };
  }
  const { shrinkPicture } = await import('./shrink-picture');
  // A picture that the browser cannot redraw stays too large.
  const smaller = await shrinkPicture(file).catch(() => null);
  if (!smaller || smaller.size > MOST_PHOTO_BYTES) return { problem: 'members:photo.tooLarge' };
  return { photo: new File([smaller], uploadName(file.name, ['jpg', 'jpeg']), { type: smaller.type }) };
}

/** Returns the stored name of a photo: the last part of its address, unchanged. Source: MB-5. */
export function photoName(url: string | null | undefined): string | null {
  return url?.slice(url.lastIndexOf('/') + 1) || null;
}
