import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Person } from '../model/leave';
import { registrationDates, type Registration } from '../model/registration';

type LeaveSurplusProps = { registration: Registration; person: Person; times: number };

/** Reports that one registration was saved several times and whom to inform: the server cannot undo it. */
export function LeaveSurplus({ registration, person, times }: LeaveSurplusProps) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const dates = format.list(registrationDates(registration).map(format.date));
  const words = { times, name: format.name(person), dates };
  const sentences = {
    existing: t('surplus.existing', words),
    new: t('surplus.new', words),
    overtime: t('surplus.overtime', words),
  };
  return (
    <>
      <div>{sentences[registration.mode]}</div>
      <div>{t('surplus.tellAdmin', { count: times - 1 })}</div>
    </>
  );
}
