import { pickingOf } from '@/session/many/picking-of';
import { useFineSelection } from './use-fine-selection';

export const FinePicking = pickingOf(useFineSelection);
