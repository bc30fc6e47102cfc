import { listBoard } from '../../customers/board/list-board.ts'
import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findUnread } from './store.ts'

/** So many marks are read with a board, at 30 units: whoever has more unread than that looks at the inbox. */
const MOST_READ = 1_000

/** The board with a mark on each card that is unread: its own entries would be rewritten by every message if they told that. */
export async function listMarkedBoard(ctx: Ctx, query: Parameters<typeof listBoard>[1]) {
  const [{ _counts, _sums, _cursors, _cursor, ...stages }, unread] = await Promise.all([
    listBoard(ctx, query),
    findUnread(ctx.org, desksSeenBy(ctx.caller), MOST_READ),
  ])
  const marked = Object.entries(stages).map(([stage, cards]) => [
    stage,
    cards.map((card) => ({ ...card, unread: card.unread || unread.has(card.id) })),
  ])
  return { ...Object.fromEntries(marked), _counts, _sums, _cursors, _cursor }
}
