/** Browsers start to read the file some time after the click. */
const KEPT_MS = 60_000;

/** Hands `content` to the browser as a download called `name`. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
