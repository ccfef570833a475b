import { useState } from 'react';
import { lazyComponent } from '@/start/lazy-component';
import type { ManyQuestion } from './many-question';

const ManyDialog = lazyComponent(async () => (await import('./many-dialog')).ManyDialog);

export function useMany() {
  const [question, setQuestion] = useState<ManyQuestion | null>(null);
  const dialog = question && <ManyDialog question={question} onClose={() => setQuestion(null)} />;
  return { ask: setQuestion, dialog };
}
