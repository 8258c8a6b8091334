import type { SpeakerOf } from '@/text';
import type { RulesChapter } from '@/ui/rules/chapters';

/** All there is to know about Sticks. */
export const rulesChapters = (words: SpeakerOf<'sticks'>): readonly RulesChapter[] => [
  {
    id: 'all',
    title: words.word('rules.title'),
    pages: [{ id: 'all', title: words.word('rules.title'), body: [words.word('rules.text')] }],
  },
];
