import type { Ctx } from '../../platform/ctx.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { listWaitsBetween } from '../waits/door.ts'
import { waitFigures } from '../waits/wait-figures.ts'
import type { TurnItem } from './entity.ts'
import { figuresOf } from './figures-of.ts'
import { listTurnsBetween } from './store.ts'

const DAY_MS = 86_400_000
const USUAL_DAYS = 7
/** More turns than that are summed up to there. */
const MOST_READ = 5000
const PAGE = 500

/** What the assistant did and cost between two times. */
export async function getFigures({ org, now }: Ctx, { from, to }: { from?: string; to?: string }) {
  const end = to ? Date.parse(to) : now.getTime()
  const first = earliestId(from ? Date.parse(from) : end - USUAL_DAYS * DAY_MS)
  let before = to ? earliestId(Date.parse(to)) : '~'
  const turns: TurnItem[] = []
  while (turns.length < MOST_READ) {
    const page = await listTurnsBetween(org, first, before, PAGE)
    turns.push(...page.filter(({ id, status }) => id !== before && status === 'done'))
    const last = page.at(-1)
    if (page.length < PAGE || !last || last.id === before) break
    before = last.id
  }
  const waits = await listWaitsBetween(org, first, to ? earliestId(Date.parse(to)) : '~', MOST_READ)
  return { ...figuresOf(turns), ...waitFigures(waits, now) }
}
