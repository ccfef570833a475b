import { useState } from 'react';
import { lazyComponent } from '@/start/lazy-component';
import type { ManyQuestion } from './many-question';

const ManyDialog = lazyComponent(async () => (await import('./many-dialog')).ManyDialog);

/** Acts on many rows at once: `ask` opens the question, `dialog` is to be rendered by the page. */
export function useMany() {
  const [question, setQuestion] = useState<ManyQuestion | null>(null);
  const dialog = question && <ManyDialog question={question} onClose={() => setQuestion(null)} />;
  return { ask: setQuestion, dialog };
}
