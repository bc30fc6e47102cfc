import { cleanName } from '#contract/clean-name.ts'
import { VISITOR_NAME } from '#contract/customers/visitor-name.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { ContactItem } from './entity.ts'
import { addressesOf, type Reachable } from './reachable-addresses.ts'

/** A profile name in our two fields, split at its first space (S2 §3). */
export function splitName(name: string | undefined): { first_name: string; last_name: string } {
  const words = cutText(cleanName(name ?? ''), 120)
  const space = words.indexOf(' ')
  return space < 0
    ? { first_name: words, last_name: '' }
    : { first_name: words.slice(0, space), last_name: words.slice(space + 1).trim() }
}

export interface Named {
  listed: Pick<ContactItem['listed'], 'first_name' | 'last_name'> & Reachable
}

/**
 * A contact's name everywhere: their name, otherwise their number, otherwise 'Unknown' (S1 §3), or of a visitor that they
 * are one.
 */
export function displayName({ listed }: Named): string {
  const name = `${listed.first_name} ${listed.last_name}`.trim()
  return name || addressesOf(listed)[0] || (listed.addresses?.visitor ? VISITOR_NAME.en : 'Unknown')
}
