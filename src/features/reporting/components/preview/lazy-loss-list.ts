import { lazyComponent } from '@/start/lazy-component';
import type { LossListProps } from './loss-list';

export const LazyLossList = lazyComponent<LossListProps>(async () => (await import('./loss-list')).LossList);
