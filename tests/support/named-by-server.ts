import { translateMessage } from '@/i18n/message';
import { describeFieldWords } from '@/i18n/server-words';

/** How a field reads that a server refuses by its name on the wire. */
export const namedByServer = (name: string) =>
  translateMessage(describeFieldWords(`The ${name.replaceAll('_', ' ')} field is required.`)).replace(
    / is required$/,
    '',
  );
