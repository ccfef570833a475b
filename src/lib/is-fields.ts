/** True for any object, whose fields can then be read. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
