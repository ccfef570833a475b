import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { translateMessage } from '@/i18n/message';
import type { TourFactProps } from './tour-facts';
import type { TourStep } from './tour-steps';

type TourDialogProps = {
  steps: readonly TourStep[];
  step: number;
  onStep: (step: number) => void;
  onClose: (nextStep: number) => void;
};

const NoFact = ({ children }: TourFactProps) => children();

export function TourDialog({ steps, step, onStep, onClose }: TourDialogProps) {
  const { t } = useTranslation('tour');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = steps[step];
  const isLast = step === steps.length - 1;
  // Screen readers begin at the heading of the new step.
  useEffect(() => heading.current?.focus(), [step]);
  if (!shown) return null;
  const { title, body, to, Fact = NoFact } = shown;
  return (
    <Dialog open onClose={() => onClose(0)} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} ref={heading} tabIndex={-1}>
        {translateMessage(title)}
      </DialogTitle>
      <Fact key={title}>
        {(fact) => (
          <>
            <DialogContent>
              <Typography variant="body2" color="textSecondary" className="tabular" sx={{ mb: 1 }}>
                {t('place', { step: step + 1, steps: steps.length })}
              </Typography>
              {translateMessage(body)}
              {shown.Fact && (
                <Typography
                  variant="subtitle1"
                  component="p"
                  role="status"
                  sx={{ mt: 1.5, minHeight: '3em' }}
                >
                  {fact?.text}
                </Typography>
              )}
            </DialogContent>
            <DialogActions sx={{ flexWrap: 'wrap' }}>
              <Button onClick={() => onClose(0)} sx={{ mr: 'auto' }}>
                {t('skip')}
              </Button>
              {step > 0 && <Button onClick={() => onStep(step - 1)}>{t('back')}</Button>}
              {!isLast && <Button onClick={() => onStep(step + 1)}>{t('next')}</Button>}
              <Button
                variant="contained"
                component={Link}
                to={fact?.to ?? to}
                onClick={() => onClose(isLast ? 0 : step + 1)}
              >
                {t('show')}
              </Button>
            </DialogActions>
          </>
        )}
      </Fact>
    </Dialog>
  );
}
