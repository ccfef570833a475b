import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES, SORT_KEYS } from '@/features/members/fields';
import { POSITION_IDS, positionName } from '@/features/members/model/positions';
import type { Project } from '@/features/projects/fields';
import { hasBothLanguages, inBothLanguages, loadBothLanguages } from '@/i18n/both-languages';
import type { MessageKey } from '@/i18n/catalogue';
import { localName } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import type { ChoiceWords } from '../model/choice-words';
import { FIELD_CATALOGUES, type FileKind } from '../model/import-field';

type ChoiceKey = Extract<MessageKey, `members:${'position' | 'role'}.${string}`>;

/** Words in files of earlier releases. */
const FORMER_USER_WORDS = ['Staff member', '一般メンバー'];

/** Lists the words that cells may hold, in either language or as numbers. The first one is shown. */
export function useChoiceWords(kind: FileKind): ChoiceWords {
  const { t } = useTranslation(['members', 'projects']);
  const [isLoaded, setIsLoaded] = useState(() => hasBothLanguages(FIELD_CATALOGUES[kind]));
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    // If the catalogue of the other language fails, the words of the current one still apply.
    loadBothLanguages(FIELD_CATALOGUES[kind]).then(
      () => {
        if (isCurrent) setIsLoaded(true);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, kind]);
  return useMemo(() => {
    if (kind !== 'members') return {};
    const toChoice = (value: number, key: ChoiceKey, former: readonly string[] = []) => ({
      value,
      words: [t(key), ...(isLoaded ? inBothLanguages(key) : []), String(value), ...former],
    });
    return {
      position: POSITION_IDS.map((id) => toChoice(id, `members:position.${positionName(id)}`)),
      role: [
        toChoice(ROLES.admin, 'members:role.admin'),
        toChoice(ROLES.user, 'members:role.user', FORMER_USER_WORDS),
      ],
      sort_key: SORT_KEYS.map((value) => ({ value, words: [String(value)] })),
    };
  }, [kind, isLoaded, t]);
}

export const withProjects = (
  choices: ChoiceWords,
  projects: readonly Project[],
  language: Language,
): ChoiceWords => ({
  ...choices,
  project: projects.map((project) => ({
    value: project.id,
    words: [localName(project, language), project.cd, project.eng_name, project.jp_name],
  })),
});
