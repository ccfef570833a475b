import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';

const COLUMNS = ['eng_name', 'ph_number', 'email', 'address'];

async function readPeople() {
  const response = await fetch('/people.json');
  const people = await response.json();
  return people.slice(0, 10);
}

/** With `initialPeople`, the table calls no server. */
export default function PeopleTable({ initialPeople }) {
  const { data: people = [] } = useQuery({
    queryKey: ['people'],
    queryFn: readPeople,
    initialData: initialPeople,
    staleTime: Infinity,
  });
  return (
    <main>
      <TextField label="Search" />
      <Table>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
            <TableCell>Action</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <TableRow key={person.id}>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{person[column]}</TableCell>
              ))}
              <TableCell>
                <Button>Edit</Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </main>
  );
}
