import { WorkbookRefused } from './workbook-refused';

/** A file of an archive, as the directory describes it; all sizes in bytes. */
export type ZipEntry = {
  name: string;
  method: number;
  packed: number;
  /** The declared size, which may be false. */
  size: number;
  /** Where the local header begins. */
  offset: number;
};

/** The first bytes of the header in front of each file, and so of an archive. */
export const LOCAL_HEADER = 0x04034b50;
const END_RECORD = 0x06054b50;
const END_RECORD_LENGTH = 22;
const END_RECORD_FIELDS = { entryCount: 10, directoryOffset: 16 };
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_ENTRY_LENGTH = 46;
const ENTRY_FIELDS = {
  flags: 8,
  method: 10,
  packed: 20,
  size: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  offset: 42,
};
const ENCRYPTED_FLAG = 1;
/** Replaces a number that a zip64 record holds, in archives of more than 4 GB. */
const ZIP64_MARKER = 0xffffffff;
const MOST_ENTRIES = 1000;

const isZip = (view: DataView) => view.byteLength >= 4 && view.getUint32(0, true) === LOCAL_HEADER;

/** Searches from the end, as all readers of archives do. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_RECORD_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  throw new WorkbookRefused('truncated');
}

/**
 * @throws {WorkbookRefused} for a file that is no archive, is truncated or encrypted, is in the zip64 form,
 *   has too many entries, or declares more packed bytes than the file has (entries that overlap).
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isZip(view)) throw new WorkbookRefused('notWorkbook');
  const end = findEnd(view);
  const count = view.getUint16(end + END_RECORD_FIELDS.entryCount, true);
  if (count > MOST_ENTRIES) throw new WorkbookRefused('tooLargeUnpacked');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + END_RECORD_FIELDS.directoryOffset, true);
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_ENTRY_LENGTH > end || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new WorkbookRefused('truncated');
    if (view.getUint16(at + ENTRY_FIELDS.flags, true) & ENCRYPTED_FLAG)
      throw new WorkbookRefused('encrypted');
    const packed = view.getUint32(at + ENTRY_FIELDS.packed, true);
    const size = view.getUint32(at + ENTRY_FIELDS.size, true);
    const nameLength = view.getUint16(at + ENTRY_FIELDS.nameLength, true);
    const name = new TextDecoder().decode(
      bytes.subarray(at + DIRECTORY_ENTRY_LENGTH, at + DIRECTORY_ENTRY_LENGTH + nameLength),
    );
    const offset = view.getUint32(at + ENTRY_FIELDS.offset, true);
    if ([packed, size, offset].includes(ZIP64_MARKER)) throw new WorkbookRefused('tooLargeUnpacked');
    entries.push({ name, method: view.getUint16(at + ENTRY_FIELDS.method, true), packed, size, offset });
    const extraLength = view.getUint16(at + ENTRY_FIELDS.extraLength, true);
    const commentLength = view.getUint16(at + ENTRY_FIELDS.commentLength, true);
    at += DIRECTORY_ENTRY_LENGTH + nameLength + extraLength + commentLength;
  }
  const allPacked = entries.reduce((sum, entry) => sum + entry.packed, 0);
  if (allPacked > bytes.length) throw new WorkbookRefused('tooLargeUnpacked');
  return entries;
}
