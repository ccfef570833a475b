import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { FailureAlert } from '@/ui/page/failure-alert';
import type { TeamLimits } from './use-team-limits';

export function TeamLimitsNote({ team }: { team: TeamLimits }) {
  const { t } = useTranslation('closing');
  const format = useFormat();
  const { limits, isOn, figures, isReading, isFailed, retry, months, request } = team;
  const status = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);

  // The button disappears once its read begins: the status takes the focus, but not at later reads.
  useEffect(() => {
    if (!isReading || !isPressed.current) return;
    isPressed.current = false;
    status.current?.focus();
  }, [isReading]);

  function press(startRead: () => void) {
    isPressed.current = true;
    startRead();
  }

  if (!isOn) return null;
  if (isFailed) return <FailureAlert onRetry={() => press(retry)}>{t('limits.failed')}</FailureAlert>;
  if (!limits) return null;
  if (!figures && !isReading) {
    return (
      <Button size="small" variant="outlined" onClick={() => press(request)} sx={{ alignSelf: 'flex-start' }}>
        {t('limits.read', { months })}
      </Button>
    );
  }
  return (
    <Typography ref={status} variant="body2" role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
      {figures
        ? t('limits.counted', { weekday: format.weekday(limits.restDay) })
        : t('limits.reading', { months })}
    </Typography>
  );
}
