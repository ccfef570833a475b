import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { isReplaced, signedInOwner } from '../token-owner';
import type { ManyQuestion, ManyRow } from './many-question';
import { runMany, type RowEnd, type RowEnds } from './many-run';

type Ends = RowEnds<ManyRow>;

const isDone = (end: RowEnd | undefined) => end?.how === 'done';
const isProved = (end: RowEnd | undefined) => end?.how === 'done' && !end.isUnread;

export function useManyRun({ rows, act, writes, success, onEnd }: ManyQuestion, onClose: () => void) {
  const [ends, setEnds] = useState<Ends>(new Map());
  const [state, setState] = useState<'question' | 'running' | 'ended'>('question');
  const [isCutBySignIn, setIsCutBySignIn] = useState(false);
  const stop = useRef(() => {});
  const isMounted = useRef(true);
  const remaining = rows.filter((row) => !isDone(ends.get(row)));

  const { mutateAsync } = useMutation({
    mutationFn: async (request: { isStopped: boolean }) => {
      const provedEnds = [...ends].filter(([, end]) => isProved(end));
      const openRows = rows.filter((row) => !isProved(ends.get(row)));
      const owner = signedInOwner();
      const run = runMany(openRows, act, (newEnds) => setEnds(new Map([...provedEnds, ...newEnds])));
      stop.current = run.stop;
      if (request.isStopped) run.stop();
      const allEnds = new Map([...provedEnds, ...(await run.end)]);
      setIsCutBySignIn(owner !== null && isReplaced(owner));
      return allEnds;
    },
    meta: { writes, isSilent: true },
  });

  // A closed dialog shows no progress and no stop button, so the run ends with it.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stop.current();
    };
  }, []);

  function close(finalEnds: Ends) {
    onEnd(rows.filter((row) => isDone(finalEnds.get(row))).map(({ id }) => id));
    onClose();
  }

  async function run() {
    setState('running');
    // The mutation may wait for the sign-in of another tab before it begins.
    const request = { isStopped: false };
    stop.current = () => {
      request.isStopped = true;
    };
    // Rejects only where nothing was sent, because that sign-in is unconfirmed.
    const finalEnds = await mutateAsync(request).catch(() => ends);
    if (!isMounted.current) return;
    setEnds(finalEnds);
    setState('ended');
    if (!rows.every((row) => isDone(finalEnds.get(row)))) return;
    toast.success(success);
    close(finalEnds);
  }

  return {
    ends,
    remaining,
    state,
    isCutBySignIn,
    start: () => {
      if (state !== 'running') void run();
    },
    stop: () => stop.current(),
    close: () => close(ends),
  };
}
