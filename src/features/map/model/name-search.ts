import { toSearchKey } from '@/lib/normalise-text';

type Named = { eng_name: string; jp_name: string };

/**
 * The search by English or Japanese name, without regard to case, width or kana kind. The keys are made once per
 * list. Source: MP-1.
 */
export function createNameSearch<Member extends Named>(members: readonly Member[]) {
  const keys = members.map((member) => toSearchKey(`${member.eng_name}\n${member.jp_name}`));
  return (search: string): readonly Member[] => {
    const words = toSearchKey(search).split(' ').filter(Boolean);
    if (words.length === 0) return members;
    return members.filter((_member, index) => words.every((word) => keys[index]?.includes(word)));
  };
}
