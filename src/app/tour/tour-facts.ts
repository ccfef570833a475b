import type { ComponentType } from 'react';
import { ClosingFact } from './closing-fact';
import { DaysFact } from './days-fact';
import { ExpertFact } from './expert-fact';
import { PlanFact } from './plan-fact';
import type { TourFactProps } from './tour-fact';
import type { TourStep } from './tour-steps';

/** What finds the fact of a step, if it has one; nothing is read for a step that nobody opens. */
export const tourFacts: Partial<Record<TourStep['id'], ComponentType<TourFactProps>>> = {
  days: DaysFact,
  closing: ClosingFact,
  plan: PlanFact,
  expert: ExpertFact,
};

export const NoFact: ComponentType<TourFactProps> = ({ children }) => children(undefined);
