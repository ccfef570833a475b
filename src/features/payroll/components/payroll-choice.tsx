import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  PayrollMonth,
  PayrollPeople,
  type PayrollMonthProps,
  type PayrollPeopleProps,
} from './payroll-options';

/** The room of the rows is kept before they arrive: the buttons below must not move under a pointer. In pixels. */
const ROW_HEIGHT = 41;

type PayrollChoiceProps = {
  month: PayrollMonthProps;
  /** Null where there is no choice of people. */
  people: PayrollPeopleProps | null;
  /** How many rows the preview has. */
  rowCount: number;
  /** The preview. */
  children: ReactNode;
};

/** What is asked before a payroll is exported, above what the file is to hold. */
export function PayrollChoice({ month, people, rowCount, children }: PayrollChoiceProps) {
  return (
    <Stack useFlexGap spacing={2}>
      <PayrollMonth {...month} />
      {people && <PayrollPeople {...people} />}
      <Box sx={{ minHeight: (rowCount + 2) * ROW_HEIGHT }}>{children}</Box>
    </Stack>
  );
}
