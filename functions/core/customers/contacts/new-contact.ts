import type { InputItem } from 'dynamodb-toolbox/entity'
import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { momentKey, newId } from '../../platform/table/ids.ts'
import { inSection } from '../../platform/table/sections.ts'
import type { AddressItem } from './address-entity.ts'
import { placeOnTop } from './board-places.ts'
import { contactIdOf } from './derived-ids.ts'
import { type Contact, deskOf } from './entity.ts'

type Item = InputItem<typeof Contact>
type Known = Omit<Item, 'desk' | 'people_at' | 'board_at' | 'listed' | 'stage'> & {
  listed: Omit<Item['listed'], 'updated_at'>
  stage?: string
  created_at: string
}

/** A contact's item with the keys by which it is listed, on top of its stage's column. */
export function newContact({ created_at, ...known }: Known, now: Date): Item {
  const stage = known.stage ?? 'new'
  return {
    ...known,
    stage,
    listed: { ...known.listed, updated_at: created_at },
    desk: deskOf(known.org, known.assignee),
    people_at: momentKey(Date.parse(created_at), known.id),
    board_at: inSection(stage, placeOnTop(known.id, now)),
  }
}

/** The id of a contact with these addresses. One that somebody had before has given its own id to them. */
export function idOfNew(org: string, addresses: string[], known: Pick<AddressItem, 'address'>[], now: Date): string {
  const [first = ''] = addresses
  return known.some(({ address }) => isSameAddress(address, first)) ? newId(now) : contactIdOf(org, first)
}
