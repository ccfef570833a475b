import { z } from 'zod/mini';

const flag = z.pipe(
  z.optional(z.enum(['true', 'false', ''])),
  z.transform((value) => value === 'true'),
);
const text = (fallback: string) => z._default(z.string(), fallback);

const schema = z.object({
  VITE_API_BASE_URL: text('/api'),
  VITE_MOCK_API: flag,
  VITE_APP_TITLE: text('Staff Reporting'),
  VITE_COMPANY_NAME: text('Example Company'),
  VITE_COMPANY_TEAM: text('Development Team'),
  VITE_IP_LOCATION_URL: text(''),
});

function parseEnv() {
  const result = schema.safeParse(import.meta.env);
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`Wrong configuration: ${names}. .env.example lists every variable and its meaning.`);
}

const values = parseEnv();

/** The configuration, read once at start. `.env.example` says what each variable means. */
export const env = {
  apiBaseUrl: values.VITE_API_BASE_URL,
  appTitle: values.VITE_APP_TITLE,
  companyName: values.VITE_COMPANY_NAME,
  companyTeam: values.VITE_COMPANY_TEAM,
  ipLocationUrl: values.VITE_IP_LOCATION_URL,
};
