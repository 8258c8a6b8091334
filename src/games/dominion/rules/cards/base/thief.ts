import { DONE, PICK } from '../../actions';
import { isTreasure } from '../../printed';
import { distinct, removeOne } from '../../state';
import { affected, gaining, notedBy, noteDown, partsOf, withNote } from '../../vocabulary';
import type { CardRules } from '../card';
import { revealTwoAndTrash } from '../questions';

const part = partsOf<'gain' | 'victim'>();

export const thief = {
  play(table, play) {
    const noting = withNote(table, play);
    table.next(...affected(table.state, play).map((who) => part(noting, 'victim', { who })), part(noting, 'gain'));
  },
  parts: {
    ...revealTwoAndTrash({ byPlayer: true, wants: (card) => (isTreasure(card) ? null : 'not-a-treasure') }),
    gain: {
      form: (state, step) => ({
        form: 'cards',
        from: 'trash',
        verb: 'gain',
        min: 0,
        max: notedBy(state, step).length,
        ordered: false,
        brings: null,
      }),
      candidates: (state, step) => [...distinct(notedBy(state, step)).map((card) => PICK[card]), DONE],
      answer(table, step, action) {
        if (action.type !== 'pick') return;
        const left = notedBy(table.state, step).concat();
        removeOne(left, action.card);
        noteDown(table, step, left);
        table.next({ ...gaining(step.who, action.card), from: 'trash' }, { ...step, op: 'card' }); // D-31
      },
    },
  },
} satisfies CardRules<'gain' | 'victim'>;
