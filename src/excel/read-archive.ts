import { WorkbookRefused } from './workbook-refused';
import { LOCAL_HEADER, readZipDirectory, type ZipEntry } from './zip-directory';

/** Leaves 2,600 bytes for each of the 20,000 rows of the longest files; a row of ten cells has about 500. */
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;

/** The fixed part of a local header; a name and an extra field follow, whose lengths it contains. */
const LOCAL_HEADER_LENGTH = 30;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;
const STORED = 0;
const DEFLATED = 8;

/** The first bytes of the container of encrypted workbooks, and of all workbooks before Office 2007. */
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED_PART = 'EncryptedPackage';

function isOldContainer(bytes: Uint8Array): boolean {
  return OLD_CONTAINER.every((byte, index) => bytes[index] === byte);
}

function slicePacked(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + LOCAL_HEADER_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_HEADER)
    throw new WorkbookRefused('truncated');
  const nameLength = view.getUint16(offset + NAME_LENGTH_AT, true);
  const extraLength = view.getUint16(offset + EXTRA_LENGTH_AT, true);
  const start = offset + LOCAL_HEADER_LENGTH + nameLength + extraLength;
  if (start + packed > bytes.length) throw new WorkbookRefused('truncated');
  return new Uint8Array(bytes.subarray(start, start + packed));
}

/** @throws {WorkbookRefused} beyond `most` bytes, or for data that cannot be unpacked. */
async function* unpack(packed: Uint8Array<ArrayBuffer>, most: number): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  // The reader reports the same failure.
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new WorkbookRefused('truncated');
    });
    if (done) return;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new WorkbookRefused('tooLargeUnpacked');
    }
    yield value;
  }
}

/** `size` is in bytes, and may exceed `most` where the entry is not packed. */
async function readEntry(
  packed: Uint8Array<ArrayBuffer>,
  { method }: ZipEntry,
  most: number,
): Promise<{ size: number; text: string }> {
  const pieces = method === STORED ? [packed] : unpack(packed, most);
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const piece of pieces) {
    size += piece.byteLength;
    text += decoder.decode(piece, { stream: true });
  }
  return { size, text: text + decoder.decode() };
}

/**
 * Reads the wanted parts by their names. The declared sizes are checked first, then the real ones.
 * @throws {WorkbookRefused} for a file that is no workbook, or must not be unpacked.
 */
export async function readArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  if (isOldContainer(bytes)) {
    const isEncrypted = new TextDecoder('utf-16le').decode(bytes).includes(ENCRYPTED_PART);
    throw new WorkbookRefused(isEncrypted ? 'encrypted' : 'oldExcel');
  }
  const entries = readZipDirectory(bytes).map((entry) => ({ ...entry, name: entry.name.replace(/^\//, '') }));
  const names = entries.map(({ name }) => name);
  if (names.some((name) => /vbaProject/i.test(name))) throw new WorkbookRefused('macros');
  if (!names.some((name) => /^xl\/workbook\.xml$/i.test(name))) throw new WorkbookRefused('notWorkbook');
  const wantedEntries = entries.filter(({ name }) => isWanted(name));
  if (wantedEntries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED_BYTES)
    throw new WorkbookRefused('tooLargeUnpacked');
  let remainingBytes = MOST_UNPACKED_BYTES;
  const texts = new Map<string, string>();
  for (const entry of wantedEntries) {
    if (entry.method !== STORED && entry.method !== DEFLATED) throw new WorkbookRefused('notWorkbook');
    const { size, text } = await readEntry(slicePacked(bytes, entry), entry, remainingBytes);
    remainingBytes -= size;
    if (remainingBytes < 0) throw new WorkbookRefused('tooLargeUnpacked');
    texts.set(entry.name, text);
  }
  return texts;
}
