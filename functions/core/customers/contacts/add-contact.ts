import type { InputItem } from 'dynamodb-toolbox/entity'
import { writeTogether } from '../../platform/table/write.ts'
import { valuesPut } from '../fields/door.ts'
import type { Values } from '../fields/entity.ts'
import { claimAddress } from './address-store.ts'
import type { Contact } from './entity.ts'
import { claimsOf } from './reachable-addresses.ts'
import { sourcePut } from './source-store.ts'
import { newPuts } from './store.ts'

interface Along {
  /** The addresses to claim, if not all of theirs. */
  claimed?: string[]
  /** What is known of their source, in words, and of the dealership's own fields. */
  detail?: string
  values?: Values
}

/** Puts a new contact with their source and claims their addresses; false where one of them, or its id, was taken meanwhile. */
export function addContact(contact: InputItem<typeof Contact>, { claimed, detail, values }: Along = {}) {
  const { org, id, listed } = contact
  return writeTogether([
    ...newPuts(contact),
    ...(listed.source && detail ? [sourcePut(org, id, { kind: listed.source, detail })] : []),
    ...(values ? [valuesPut({ org, contact: id, version: 0, values: {} }, values)] : []),
    ...(claimed ?? claimsOf(listed)).map((address) => claimAddress(org, address, id)),
  ])
}
