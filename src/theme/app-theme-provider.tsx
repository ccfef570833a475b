import type { ReactNode } from 'react';
import { Dressed } from './dressed';
import { MuiFrame } from './mui-frame';

export function AppThemeProvider({ forceLight, children }: { forceLight?: boolean; children: ReactNode }) {
  return (
    <Dressed forceLight={forceLight}>
      <MuiFrame>{children}</MuiFrame>
    </Dressed>
  );
}
