/** Empty where the file was moved or changed since it was chosen. */
export const readFileText = (file: File): Promise<string> => file.text().catch(() => '');
