/** The text of a chosen file; empty where the file was moved or changed since. */
export const readFileText = (file: File): Promise<string> => file.text().catch(() => '');
