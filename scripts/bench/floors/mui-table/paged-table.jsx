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
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

const COLUMNS = ['Name', 'Phone', 'Email', 'Address', 'Action'];
const ROWS = 10;
/** The font has the letters of both languages: without it Chromium would search a font for each Japanese name. */
const theme = createTheme({ typography: { fontFamily: "'Noto Sans CJK JP', sans-serif" } });

async function readPeople() {
  const response = await fetch('/people.json');
  return response.json();
}

/** Shows ten people a page, as the product's list does: the page in the address, and in each row a picture, both names and two buttons. */
export default function PagedTable() {
  const [params, setParams] = useSearchParams();
  const { data: people = [] } = useQuery({ queryKey: ['people'], queryFn: readPeople, staleTime: Infinity });
  const page = Number(params.get('page') ?? 0);
  return (
    <ThemeProvider theme={theme}>
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
            {people.slice(page * ROWS, (page + 1) * ROWS).map((person) => (
              <TableRow key={person.id}>
                <TableCell>
                  <Avatar src={person.staff_image_url} alt={person.eng_name} />
                  <Link component={RouterLink} to={`/people/${person.id}`}>
                    {person.eng_name}
                  </Link>
                  <Typography variant="body2" lang="ja">
                    {person.jp_name}
                  </Typography>
                  <Typography variant="body2">{person.staff_no}</Typography>
                </TableCell>
                <TableCell>{person.ph_number}</TableCell>
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
          count={people.length}
          page={page}
          onPageChange={(_event, next) => setParams({ page: next })}
          rowsPerPage={ROWS}
          rowsPerPageOptions={[]}
        />
      </main>
    </ThemeProvider>
  );
}
