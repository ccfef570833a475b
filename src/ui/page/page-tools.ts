import { createContext, type ReactNode } from 'react';

/** What the frame adds to the head of every page. */
export const PageTools = createContext<ReactNode>(null);
