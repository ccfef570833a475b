type Finding = { call: string; status: number; ms: number; rows: number | ''; problem: string };
type Options = {
  base: string;
  user: string;
  password: string;
  today: string;
  load: (path: string) => Promise<unknown>;
};
export function findApi(address: string): Promise<string>;
export function checkContract(options: Options): Promise<Finding[]>;
