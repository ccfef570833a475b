import { useState } from 'react';
import { laterPart } from '@/ui/page/later-part';
import type { ManyQuestion } from './many-question';

const ManyDialog = laterPart(async () => (await import('./many-dialog')).ManyDialog);

/** Acts on many rows at once: how to ask about it, and the dialog that does, which stands in the page. */
export function useMany() {
  const [question, ask] = useState<ManyQuestion | null>(null);
  return { ask, dialog: question && <ManyDialog question={question} onClose={() => ask(null)} /> };
}
