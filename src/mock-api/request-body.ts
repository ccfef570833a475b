import { isFields } from '@/lib/is-fields';
import { readUpload } from './uploaded-file';

type SentFile = { file: string; type: string; size: number };
type SentForm = [name: string, value: string | SentFile][];
export type SentBody = { logged: unknown; fields: Record<string, unknown> };

/** The server does not trim these fields. */
const UNTRIMMED = ['password'];

/** `logged` is the body as sent; `fields` has trimmed texts, and null for empty ones, as on the server. */
export async function readBody(request: Request): Promise<SentBody> {
  if ((request.headers.get('content-type') ?? '').includes('multipart/form-data')) {
    return readForm(await request.formData());
  }
  const text = await request.text();
  const body = parseJson(text);
  // PHP takes a body that is no JSON object as empty.
  const fields = isFields(body) && !Array.isArray(body) ? cleanFields(body) : {};
  return { logged: body ?? (text || null), fields };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readForm(form: FormData): Promise<SentBody> {
  const logged: SentForm = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    const isText = typeof value === 'string';
    logged.push([name, isText ? value : { file: value.name, type: value.type, size: value.size }]);
    addField(fields, name, isText ? cleanValue(value, name) : await readUpload(value));
  }
  return { logged, fields };
}

/** PHP makes a list of `project[]=3&project[]=5`. */
function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const [, listName] = /^(.+)\[\d*\]$/.exec(name) ?? [];
  if (listName === undefined) {
    fields[name] = value;
    return;
  }
  const items: unknown[] = Array.isArray(fields[listName]) ? fields[listName] : [];
  fields[listName] = [...items, value];
}

function cleanValue(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    const text = UNTRIMMED.includes(key) ? value : value.trim();
    return text === '' ? null : text;
  }
  if (Array.isArray(value)) return value.map((item) => cleanValue(item));
  return isFields(value) ? cleanFields(value) : value;
}

function cleanFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, item]) => [name, cleanValue(item, name)]));
}
