import type { Asking, Seen } from '../../platform/access.ts'
import { desksOf } from './desk-names.ts'
import { queryCards, queryDates } from './people-store.ts'
import type { CardItem } from './present-contact.ts'

/** Cards of a stage that who asks may see, from below `place`, the topmost first: of each desk at most `limit`. */
export async function listCards(asking: Asking, stage: string, place: string | undefined, limit: number) {
  const desks = desksOf(asking)
  const found = await Promise.all(desks.map((desk) => queryCards(asking.org, desk, stage, place, limit)))
  return found.flat().toSorted(topmostFirst) as Seen<CardItem>[]
}

type Placed = Pick<CardItem, 'board_at'>
export const topmostFirst = (a: Placed, b: Placed) => (a.board_at < b.board_at ? 1 : -1)

/** Two dates of each contact in these stages that who asks may see: the last change, and the hour of the last message. */
export async function listDates(asking: Asking, stages: readonly string[]) {
  const places = stages.flatMap((stage) => desksOf(asking).map((desk) => ({ stage, desk })))
  return (await Promise.all(places.map(({ stage, desk }) => queryDates(asking.org, desk, stage)))).flat()
}
