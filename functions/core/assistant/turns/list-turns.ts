import type { TurnOutcome } from '#contract/assistant/assistant-facts.ts'
import { foldText } from '#contract/fold-text.ts'
import { findContactsById } from '../../customers/contacts/door.ts'
import { seesEverything } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { earliestId } from '../../platform/table/ids.ts'
import type { TurnItem } from './entity.ts'
import { presentTurn } from './present-turn.ts'
import { listTurnsBetween } from './store.ts'
import { isGap } from './whether-gap.ts'

const PER_PAGE = 50
/** Where few fit, a page is short and its cursor leads on: what one call reads is bounded. */
const MOST_READ = 400
/** So many until the first is found; behind it, no page is read for more. */
const MOST_READ_FOR_FIRST = 4000

interface Input {
  outcome?: TurnOutcome
  from?: string
  to?: string
  contact?: string
  search?: string
  gaps?: 'true'
  cursor?: string
}

/** Ended turns, newest first; those of contacts whom the caller may not see are left out. */
export async function listTurns(ctx: Ctx, { cursor, ...wanted }: Input) {
  const { outcome, from, to, contact, search, gaps } = wanted
  const list = JSON.stringify(['turns', outcome, from, to, contact, search, gaps])
  const first = from ? earliestId(Date.parse(from)) : '0'
  let before = cursor ? openCursor(ctx, list, cursor) : to ? earliestId(Date.parse(to)) : '~'
  const data: TurnItem[] = []
  for (let read = 0; read < (data.length > 0 ? MOST_READ : MOST_READ_FOR_FIRST); read += PER_PAGE) {
    const page = await listTurnsBetween(ctx.org, first, before, PER_PAGE)
    const last = page.at(-1)
    for (const turn of page) {
      if (!isWanted(turn, wanted)) continue
      data.push(turn)
      if (data.length === PER_PAGE) return answer(ctx, data, sealCursor(ctx, list, behind(turn.id)))
    }
    if (page.length < PER_PAGE || !last) return answer(ctx, data, null)
    before = behind(last.id)
  }
  return answer(ctx, data, sealCursor(ctx, list, before))
}

function isWanted(turn: TurnItem, { outcome, contact, search, gaps }: Input): boolean {
  if (turn.status !== 'done' || (outcome && turn.outcome !== outcome)) return false
  if ((contact && turn.contact !== contact) || (gaps && !isGap(turn))) return false
  const said = search && foldText(`${turn.question ?? ''} ${turn.body ?? ''}`)
  return (
    !search ||
    foldText(search)
      .split(/\s+/)
      .every((word) => said?.includes(word))
  )
}

async function answer(ctx: Ctx, turns: TurnItem[], cursor: string | null) {
  const known = await findContactsById(
    ctx,
    turns.map(({ contact }) => contact),
  )
  const seen = turns.filter(({ contact }) => known.has(contact) || seesEverything(ctx.caller))
  return { data: seen.map((turn) => presentTurn(turn, known.get(turn.contact))), cursor }
}

/** The greatest key below an id: a range holds its ends. */
const behind = (id: string) => `${id.slice(0, -1)}${String.fromCharCode(id.charCodeAt(id.length - 1) - 1)}~`
