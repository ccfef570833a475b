import { translateMessage } from '@/i18n/message';
import { describeFieldWords } from '@/i18n/server-words';

/** The name of a field in the message of a server that refuses it by its name on the wire. */
export const namedByServer = (name: string) =>
  translateMessage(describeFieldWords(`The ${name.replaceAll('_', ' ')} field is required.`)).replace(
    / is required$/,
    '',
  );
