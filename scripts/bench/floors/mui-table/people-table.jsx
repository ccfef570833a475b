import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const COLUMNS = ['Name', 'Phone', 'E-mail', 'Address'];
const PEOPLE = Array.from({ length: 10 }, (_, index) => COLUMNS.map((column) => `${column} ${index}`));

export default function PeopleTable() {
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
          {PEOPLE.map((texts) => (
            <TableRow key={texts[0]}>
              {texts.map((text) => (
                <TableCell key={text}>{text}</TableCell>
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
