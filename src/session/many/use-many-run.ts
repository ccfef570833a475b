import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/toast/toast';
import type { ManyQuestion, ManyRow } from './many-question';
import { isReplaced, signedInOwner } from '../token-owner';
import { runMany, type RowEnds } from './many-run';

type Ends = RowEnds<ManyRow>;

/** Runs the act, and again for unfinished rows; shows a toast and closes when all rows are done. */
export function useManyRun({ rows, act, writes, success, onEnd }: ManyQuestion, onClose: () => void) {
  const [ends, setEnds] = useState<Ends>(new Map());
  const [state, setState] = useState<'asked' | 'running' | 'ended'>('asked');
  const [isCutBySignIn, setIsCutBySignIn] = useState(false);
  const stop = useRef(() => {});
  const isMounted = useRef(true);
  const isDone = (now: Ends) => (row: ManyRow) => now.get(row)?.how === 'done';
  /** Done, and confirmed by a read. */
  const isProved = (row: ManyRow) => {
    const end = ends.get(row);
    return end?.how === 'done' && !end.isUnread;
  };
  const left = rows.filter((row) => !isDone(ends)(row));

  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      const done = [...ends].filter(([row]) => isProved(row));
      const others = rows.filter((row) => !isProved(row));
      const run = runMany(others, act, (now) => setEnds(new Map([...done, ...now])));
      stop.current = run.stop;
      const owner = signedInOwner();
      const now = new Map([...done, ...(await run.end)]);
      setIsCutBySignIn(owner !== null && isReplaced(owner));
      return now;
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

  function close(now: Ends) {
    onEnd(rows.filter(isDone(now)).map(({ id }) => id));
    onClose();
  }

  async function run() {
    setState('running');
    const now = await mutateAsync();
    if (!isMounted.current) return;
    setEnds(now);
    setState('ended');
    if (!rows.every(isDone(now))) return;
    toast.success(success);
    close(now);
  }

  return {
    ends,
    left,
    state,
    /** True where the last run ended because another tab signed in. */
    isCutBySignIn,
    start: () => {
      if (state !== 'running') void run();
    },
    stop: () => stop.current(),
    end: () => close(ends),
  };
}
