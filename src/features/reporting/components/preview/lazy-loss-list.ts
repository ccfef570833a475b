import { lazyComponent } from '@/start/lazy-component';
import type { LossListProps } from './loss-list';

/** Loaded when the page is idle, because only questions show it. */
export const LazyLossList = lazyComponent<LossListProps>(async () => (await import('./loss-list')).LossList);
