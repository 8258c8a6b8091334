import type { KeyUnder, SpeakerOf } from '@/text';
import type { RulesPage } from '@/ui/rules/chapters';

export type Question = KeyUnder<'puerto-rico', 'rules.asked'>;

/** What people ask, with the answers. */
export const asking = (
  { word }: SpeakerOf<'puerto-rico'>,
  ...questions: readonly Question[]
): NonNullable<RulesPage['questions']> =>
  questions.map((question) => ({ asked: word(`rules.asked.${question}`), answer: word(`rules.answer.${question}`) }));
