import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';

const COLUMNS = ['eng_name', 'ph_number', 'email', 'address'];
const readPeople = async () => (await (await fetch('/people.json')).json()).slice(0, 10);

/** `given` are people that nobody has to ask a server for. */
export default function PeopleTable({ given }) {
  const query = { queryKey: ['people'], queryFn: readPeople, initialData: given, staleTime: Infinity };
  const { data: people = [] } = useQuery(query);
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
