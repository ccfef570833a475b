import { translateMessage } from '@/i18n/message';
import { describeFieldMessage } from '@/i18n/server-messages';

/** The name of a field in the message of a server that refuses it by its name on the wire. */
export const namedByServer = (name: string) =>
  translateMessage(describeFieldMessage(`The ${name.replaceAll('_', ' ')} field is required.`)).replace(
    / is required$/,
    '',
  );
