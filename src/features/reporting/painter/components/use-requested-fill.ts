import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { RequestedFill } from '@/features/work/model/reporting-address';
import type { PainterFills } from './use-painter-fills';

const requestedFillSchema: z.ZodMiniType<RequestedFill> = z.object({ fill: z.enum(['day', 'missing']) });

/** Runs the fill that a link requests, once, after the records have loaded. */
export function useRequestedFill(
  { fillDay, fill }: Pick<PainterFills, 'fillDay' | 'fill'>,
  isReady: boolean,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const requested = requestedFillSchema.safeParse(location.state).data?.fill;

  const paint = useEffectEvent(() => {
    void navigate({ search: location.search }, { replace: true, state: null });
    if (requested === 'day') fillDay();
    else fill('missing');
  });
  useEffect(() => {
    if (requested && isReady) paint();
  }, [requested, isReady]);
}
