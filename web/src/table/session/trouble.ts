/** Why a table cannot be shown, and what may be done about it. */
import type { ProtocolError } from '@smallfolk/protocol';

export type Trouble =
  | { readonly kind: 'no-game'; readonly name: string }
  | { readonly kind: 'no-table' }
  | { readonly kind: 'load' }
  | { readonly kind: 'other-tab' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'cannot-replay'; readonly message: string }
  | { readonly kind: 'newer' }
  | { readonly kind: 'bug'; readonly error: ProtocolError }
  | { readonly kind: 'refused'; readonly code: ProtocolError['code']; readonly message: string };

/** What the engine's refusal means at this table. */
export function troubleOf(error: ProtocolError, game: string): Trouble {
  switch (error.code) {
    case 'choice-impossible':
      return { kind: 'cannot-replay', message: error.message };
    case 'newer-save':
      return { kind: 'newer' };
    case 'unknown-game':
      return { kind: 'no-game', name: game };
    case 'bug':
      return { kind: 'bug', error };
    default:
      return { kind: 'refused', code: error.code, message: error.message };
  }
}
