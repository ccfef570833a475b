const settings: Record<string, unknown> = import.meta.env;

function text(name: string, fallback: string): string {
  const value = settings[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}

/** An address: a path of this origin or an absolute `http(s)` URL. A wrong one stops the start with a clear error. */
function address(name: string, fallback: string): string {
  const value = text(name, fallback);
  if (value === '' || /^(\/|https?:\/\/)/.test(value)) return value;
  throw new Error(`${name} must be a path or an http(s) address. .env.example lists every variable.`);
}

const isMock = settings.VITE_MOCK_API === 'true';

/** The configuration, read once at start; written without a schema library, which the login page does not load. */
export const env = {
  apiBaseUrl: address('VITE_API_BASE_URL', '/api'),
  appTitle: text('VITE_APP_TITLE', 'Staff Reporting'),
  companyName: text('VITE_COMPANY_NAME', 'Example Company'),
  companyTeam: text('VITE_COMPANY_TEAM', 'Development Team'),
  ipLocationUrl: address('VITE_IP_LOCATION_URL', isMock ? '/mock-services/ip-location' : ''),
  removeBackgroundUrl: address('VITE_REMOVE_BACKGROUND_URL', isMock ? '/mock-services/remove-background' : ''),
  removeBackgroundKey: text('VITE_REMOVE_BACKGROUND_KEY', ''),
  enhanceUrl: address('VITE_ENHANCE_URL', isMock ? '/mock-services/enhance' : ''),
  enhanceKey: text('VITE_ENHANCE_KEY', ''),
};
