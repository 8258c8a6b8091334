import type { Seat } from '@antilles/engine';
import { isTreasure, isVictory, type CardId } from '../rules/printed';
import { allCards, owns, playerAt, type Player, type State } from '../rules/state';
import { leftIn, PROVINCE_PILE } from '../rules/supply';
import { gainsToEnd } from './endgame';
import { money } from './worth';

/**
 * What a menu's conditions speak of (README here): what the seat owns and what is left in the Supply.
 * All of it is public, or known to the seat itself. A class, because one is made for every buy.
 */
export class Position {
  private readonly player: Player;

  constructor(
    readonly state: State,
    readonly seat: Seat,
  ) {
    this.player = playerAt(state, seat);
  }

  own(card: CardId): number {
    return owns(this.player, card);
  }

  left(card: CardId): number {
    return card === 'province' ? (this.state.supply[PROVINCE_PILE] ?? 0) : leftIn(this.state, card);
  }

  inPlay(card: CardId): boolean {
    return this.player.inPlay.includes(card);
  }

  get coins(): number {
    return this.state.turn.coins;
  }

  /** The coins of all own Treasures. */
  get money(): number {
    return money(this.state, this.seat);
  }

  get treasures(): number {
    return allCards(this.player).filter(isTreasure).length;
  }

  get cards(): number {
    return allCards(this.player).length;
  }

  get victories(): number {
    return allCards(this.player).filter(isVictory).length;
  }

  /** How many gains away the end is at the least. */
  get toEnd(): number {
    return gainsToEnd(this.state.supply);
  }
}
