import { beforeAll, expect, test } from 'vitest'
import { addContact } from '../../../../functions/core/customers/contacts/add-contact.ts'
import { placeBetween } from '../../../../functions/core/customers/contacts/board-places.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import type { ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { findPlace } from '../../../../functions/core/customers/contacts/find-place.ts'
import { listCards } from '../../../../functions/core/customers/contacts/list-cards.ts'
import { listPeople } from '../../../../functions/core/customers/contacts/list-people.ts'
import { newContact } from '../../../../functions/core/customers/contacts/new-contact.ts'
import { listNeighbors, setPlace } from '../../../../functions/core/customers/contacts/place-store.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { inSection, placeIn } from '../../../../functions/core/platform/table/sections.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(openTestTable)

/** Each name begins the next one's, or sorts right beside it. */
const STAGES = ['ne', 'new', 'new_2', 'newer']
const CARDS = 3

/** A dealership with some cards in each stage, the topmost last; in all stages at the same moments. */
async function dealership() {
  const { org, now } = manager()
  const columns = STAGES.map((stage, s) =>
    Array.from({ length: CARDS }, (_, i) => {
      const at = new Date(now.getTime() + i)
      const listed = { addresses: { phone: `+1628555${2000 + s * CARDS + i}` } }
      return { org, id: newId(at), stage, listed, created_at: at.toISOString() }
    }),
  )
  for (const contact of columns.flat()) await addContact(newContact(contact, new Date(contact.created_at)))
  return { org, columns: columns.map((cards) => cards.map(({ id }) => id)) }
}

/** Nobody’s contacts are theirs to see, and they have none. */
const agent = { ...manager().caller, seesAllChats: false }

test.each([
  ['everybody', undefined],
  ['nobody’s', 'none'],
])('a page of a stage holds nobody of another, from either end (%s)', async (_, assignee) => {
  const { org, columns } = await dealership()
  for (const [s, stage] of STAGES.entries()) {
    const topmostFirst = columns[s]?.toReversed() ?? []
    for (const size of [1, 2, 10]) {
      const cards: string[] = []
      for (let place: string | undefined; cards.length <= CARDS; ) {
        const page = await listCards(assignee ? { org, caller: agent } : { org }, stage, place, size)
        const last = page.at(-1)
        if (!last) break
        cards.push(...page.map(({ id }) => id))
        place = placeIn(last.board_at)
      }
      expect(cards).toEqual(topmostFirst)

      for (const isReversed of [false, true]) {
        const people: string[] = []
        for (let place: string | undefined, isOver = false; !isOver && people.length <= CARDS; ) {
          const page = await listPeople({ org }, { stage, isReversed, assignee }, place, size)
          people.push(...page.people.map(({ id }) => id))
          place = page.place
          isOver = place === undefined
        }
        expect(people).toEqual(isReversed ? topmostFirst.toReversed() : topmostFirst)
      }
    }
  }
})

test('nobody stands above the topmost card of a stage, nor below its last one', async () => {
  const { org, columns } = await dealership()
  for (const [s, stage] of STAGES.entries()) {
    const places = (await listCards({ org }, stage, undefined, 10)).map(({ board_at }) => placeIn(board_at))
    expect(places).toHaveLength(columns[s]?.length ?? 0)
    const beside = async (i: number, side: 'above' | 'below') => {
      const [card] = await listNeighbors(org, stage, places[i] ?? '', side, 1)
      return card && placeIn(card.board_at)
    }
    expect(await beside(0, 'above')).toBeUndefined()
    expect(await beside(0, 'below')).toBe(places[1])
    expect(await beside(CARDS - 1, 'above')).toBe(places[1])
    expect(await beside(CARDS - 1, 'below')).toBeUndefined()
  }
})

test('a gap takes any number of cards, in their order, and no place grows long', async () => {
  const { org, columns } = await dealership()
  const ctx = { ...manager(), org }
  const [bottom = '', middle = '', top = ''] = columns[1] ?? []
  const move = async (id: string, place: string) =>
    setPlace(org, (await findContact({ org }, id, true)) as ContactItem, inSection('new', place))
  // What many drops under the upper card left behind.
  const [above = '', under = ''] = (await listCards({ org }, 'new', undefined, 2)).map((one) => placeIn(one.board_at))
  let narrow = under
  for (let n = 0; n < 320; n++) narrow = placeBetween(middle, narrow, above)
  await move(middle, narrow)
  const lengths: number[] = []
  for (let n = 0; n < 24; n++) {
    const id = n % 2 === 0 ? bottom : middle
    const place = await findPlace(ctx, id, 'new', { after_id: top })
    lengths.push(place.length)
    await move(id, place)
    const column = (await listCards({ org }, 'new', undefined, 10)).map((one) => one.id)
    expect(column).toEqual([top, id, id === bottom ? middle : bottom])
  }
  expect(Math.max(...lengths)).toBeLessThanOrEqual(100)
})
