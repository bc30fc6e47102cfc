import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Reached } from '../../customers/contacts/reachable-addresses.ts'
import { nextLawful, placeOf } from '../hours/lawful-hours.ts'
import type { Ground } from './find-ground.ts'

/** The next moment at which something may go out to a contact by itself; undefined if there is none within two weeks. */
export const nextLawfulFor = (contact: Reached, channel: Channel | undefined, { hours }: Ground, at: Date) =>
  nextLawful(at, placeOf(contact, channel, hours), hours.own)
