/** A file that was moved after it was chosen: the browser can no longer read it. */
export const createMovedFile = (name: string): File =>
  Object.assign(new File([], name), {
    text: () => Promise.reject(new DOMException('The file was moved', 'NotFoundError')),
  });
