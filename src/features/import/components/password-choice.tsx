import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '@/ui/form/framed-input';
import type { PasswordSource } from '../model/check-rows';
import { ChoiceButtons } from './choice-buttons';
import type { Import } from './use-import';

type PasswordChoiceProps = Pick<Import, 'draft' | 'password' | 'setPassword'>;

export function PasswordChoice({ draft, password, setPassword }: PasswordChoiceProps) {
  const { t } = useTranslation(['importing', 'members']);
  const hasColumn = draft?.source?.match.includes('password') ?? false;
  const sources = [
    { choice: 'each', word: t('importing:password.each') },
    { choice: 'all', word: t('importing:password.all') },
    ...(hasColumn ? [{ choice: 'column', word: t('importing:password.column') } as const] : []),
  ] as const;

  function choose(from: PasswordSource['from']) {
    setPassword(from === 'all' ? { from, text: '' } : { from });
  }

  return (
    <Box>
      <ChoiceButtons
        label={t('importing:password.label')}
        choices={sources}
        choice={password.from}
        onChoose={choose}
      />
      {password.from === 'all' && (
        <Box sx={{ mt: 1.5, maxWidth: 240 }}>
          <FramedInput
            label={t('members:field.password')}
            helperText={t('members:hint.password')}
            value={password.text}
            onChange={({ target }) => setPassword({ from: 'all', text: target.value })}
            autoComplete="off"
            inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
          />
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t(password.from === 'each' ? 'importing:password.eachHint' : 'importing:password.hint')}
      </Typography>
    </Box>
  );
}
