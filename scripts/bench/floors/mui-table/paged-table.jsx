import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

const COLUMNS = ['Name', 'Phone', 'Email', 'Address', 'Action'];
const ROWS = 10;
const PEOPLE = Array.from({ length: 2000 }, (_item, id) => ({
  id,
  name: `Person ${id}`,
  phone: `09-${100_000 + id}`,
  email: `person${id}@example.com`,
  address: `${id}, Long Street, Some Town`,
}));

/** 2,000 people, ten to a page, as the list of the product has them: its page in the address, a picture and two acts in each row. */
export default function PagedTable() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 0);
  return (
    <main>
      <TextField label="Search" />
      <Table>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {PEOPLE.slice(page * ROWS, (page + 1) * ROWS).map((person) => (
            <TableRow key={person.id}>
              <TableCell>
                <Avatar>{person.name.slice(-1)}</Avatar>
                <Link component={RouterLink} to={`/people/${person.id}`}>
                  {person.name}
                </Link>
              </TableCell>
              <TableCell>{person.phone}</TableCell>
              <TableCell>
                <Link href={`mailto:${person.email}`}>{person.email}</Link>
              </TableCell>
              <TableCell>{person.address}</TableCell>
              <TableCell>
                <Button>Edit</Button>
                <Button>Delete</Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={PEOPLE.length}
        page={page}
        onPageChange={(_event, next) => setParams({ page: next })}
        rowsPerPage={ROWS}
        rowsPerPageOptions={[]}
      />
    </main>
  );
}
