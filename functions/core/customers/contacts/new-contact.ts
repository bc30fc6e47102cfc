import type { InputItem } from 'dynamodb-toolbox/entity'
import { type Contact, peopleKeys } from './entity.ts'
import { placeOnTop } from './rules.ts'

type Known = Omit<
  InputItem<typeof Contact>,
  'people' | 'people_desk' | 'people_at' | 'board' | 'board_desk' | 'place' | 'updated_at' | 'stage'
> & {
  stage?: string
}

/** A contact's item with the keys by which it is listed, on top of its stage's column. */
export function newContact(known: Known, now: Date): InputItem<typeof Contact> {
  const contact = { ...known, stage: known.stage ?? 'new' }
  return {
    ...contact,
    updated_at: known.created_at,
    place: placeOnTop(known.id, now),
    ...peopleKeys(known.org, contact),
  }
}
