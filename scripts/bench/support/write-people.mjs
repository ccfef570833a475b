import { writeFile } from 'node:fs/promises';

/** Writes the list of members, as the server at `url` answers it to the application, into the folder of a floor. */
export async function writePeople(url, folder) {
  const post = (path, body, token) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const { token } = await (await post('login', { username: 'admin', password: 'admin123' })).json();
  const list = await post('reporting-system/staff/get', {}, token);
  if (!list.ok) throw new Error(`The list of members is answered by ${list.status}`);
  await writeFile(`${folder}/people.json`, await list.text());
}
