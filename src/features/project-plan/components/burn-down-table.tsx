import Box from '@mui/material/Box';
import type { Column } from '@/ui/data-table/column';
import { TableFrame } from '@/ui/data-table/table-frame';
import type { BurnPoint } from '../model/burn-down';

type BurnDownTableProps = {
  label: string;
  columns: readonly Column<BurnPoint>[];
  points: readonly BurnPoint[];
};

export function BurnDownTable({ label, columns, points }: BurnDownTableProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      data-too-wide
      sx={{ overflowX: 'auto', mx: { xs: -2, sm: -3 }, whiteSpace: 'nowrap' }}
    >
      <TableFrame aria-label={label} className="tabular">
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              {columns.map(({ id, align, text, cell }) => (
                <td key={id} data-align={align}>
                  {cell ? cell(point) : text(point)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Box>
  );
}
