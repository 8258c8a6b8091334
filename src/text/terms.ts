import type { Language } from './languages';

/** What the app calls a thing, and what nobody is to call it, as the inside of a regular expression between words. */
interface Term {
  readonly say: Readonly<Record<Language, string>>;
  readonly never?: Readonly<Partial<Record<Language, string>>>;
}

/** One word for one thing, in every language. `__tests__/text/terms.test.ts` finds the words that are not to be used. */
export const TERMS = {
  undo: {
    say: { en: 'Undo', nl: 'Ongedaan maken', de: 'Rückgängig' },
    never: {
      // Cards may well be taken back into a hand.
      en: '(take|takes|took|taken|taking) (a move|your move|a step|the (last|whole) (choice|move|turn)) back|(take|taken|taking) back (a|your|the last) (move|choice|turn)',
      nl: 'terugnemen kan|(zet|zetten|beurt|keuze) (terugnemen|terugneemt|terugneemt|terug te nemen)|neem (je|een|de) (laatste )?(zet|keuze|beurt) terug',
      de: '(Zug|Züge|Wahl|Schritt) (zurücknehmen|zurückzunehmen|zurückgenommen)|nimm (deinen|einen|den) (letzten )?Zug zurück',
    },
  },
  redo: { say: { en: 'Redo', nl: 'Opnieuw', de: 'Wiederholen' }, never: { en: 'do again' } },
  hint: {
    say: { en: 'hint', nl: 'hint', de: 'Tipp' },
    never: { nl: 'tip|tips|hulpje', de: 'Hinweis|Hinweise|Hilfestellung' },
  },
  log: {
    say: { en: 'log', nl: 'verloop', de: 'Verlauf' },
    never: { nl: 'logboek|verslag|log', de: 'Protokoll|Logbuch|Log' },
  },
  rules: { say: { en: 'rules', nl: 'spelregels', de: 'Spielregeln' } },
  device: { say: { en: 'device', nl: 'apparaat', de: 'Gerät' }, never: { nl: 'toestel|toestellen' } },
  phone: {
    say: { en: 'phone', nl: 'telefoon', de: 'Handy' },
    never: { nl: 'mobieltje|gsm', de: 'Telefon|Smartphone' },
  },
  turn: { say: { en: 'turn', nl: 'beurt', de: 'Zug' }, never: { nl: 'aan zet', de: 'an der Reihe' } },
  play: { say: { en: 'play', nl: 'partij', de: 'Partie' }, never: { nl: 'potje|potjes', de: 'Spielrunde' } },
  game: { say: { en: 'game', nl: 'spel', de: 'Spiel' } },
  casual: { say: { en: 'casual', nl: 'oefenpartij', de: 'Übungspartie' }, never: { nl: 'oefenspel|losse partij' } },
  sheet: {
    say: { en: 'score sheet', nl: 'scoreblad', de: 'Wertungsbogen' },
    never: { nl: 'scoreformulier|scoreformulieren|blad', de: 'Punkteblatt|Wertungsblatt' },
  },
  history: { say: { en: 'history', nl: 'geschiedenis', de: 'Chronik' }, never: { de: 'Historie' } },
  bot: { say: { en: 'bot', nl: 'bot', de: 'Bot' }, never: { en: 'robot', de: 'Roboter|Computergegner' } },
  seat: { say: { en: 'seat', nl: 'plaats', de: 'Platz' } },
  replay: { say: { en: 'replay', nl: 'terugkijken', de: 'Wiederholung' } },
  discardPile: {
    say: { en: 'discard pile', nl: 'aflegstapel', de: 'Ablagestapel' },
    never: { de: 'Abwurfstapel|Abwerfstapel' },
  },
  drawPile: { say: { en: 'draw pile', nl: 'trekstapel', de: 'Nachziehstapel' }, never: { de: 'Zugstapel' } },
  // Cartagena: the space at the start of the path.
  prison: { say: { en: 'Prison', nl: 'gevangenis', de: 'Gefängnis' }, never: { en: 'jail|jails' } },
} as const satisfies Readonly<Record<string, Term>>;

/** Never said for a thing, with what is said. */
export interface Forbidden {
  readonly say: string;
  readonly never: RegExp;
}

/** What is not to be said in a language. */
export const forbiddenIn = (language: Language): readonly Forbidden[] =>
  Object.values(TERMS as Readonly<Record<string, Term>>).flatMap(({ say, never }) => {
    const words = never?.[language];
    // Letters with marks are letters too, which \b does not know.
    return words === undefined
      ? []
      : [{ say: say[language], never: new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu') }];
  });
