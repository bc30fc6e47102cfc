import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findBeside } from '../../customers/search/find-beside.ts'
import type { Work } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import type { Definition } from '../automations/entity.ts'
import { findStanding } from '../sends/door.ts'
import { findGround } from '../sends/find-ground.ts'
import { findQuietAt } from './find-quiet-at.ts'
import { reasonForStep } from './reason-for-step.ts'
import { meets } from './rules.ts'
import { firstSendOf, isMeant, isResting, isWoken } from './wave-rules.ts'
import { findStandings } from './wave-store.ts'

const AT_ONCE = 32

/** Whether somebody is to be woken. `later`: they have called, or come, since they last wrote. */
type Look = { is: 'quiet' } | { is: 'left_out'; reason: LeftOut } | { is: 'later'; at: Date } | { is: 'not_meant' }
export interface Looked {
  contact: ContactItem
  look: Look
}
type Woken = Omit<Definition, 'exits' | 'trigger'> & { days: number; automation?: string | undefined }

/** Returns what looks at people whose last word is old enough, each as they would be found now, in their order. */
export async function openLook({ org, now }: Pick<Work, 'org' | 'now'>, woken: Woken) {
  const { automation, conditions, cool_down_minutes, purpose, days } = woken
  const ground = await findGround(org)
  const first = firstSendOf(woken)
  const reasonFor = async (contact: ContactItem) =>
    first &&
    reasonForStep(
      first,
      { contact, ...(await findStanding(org, contact)), settings: ground.settings },
      { purpose, mark: '' },
      now,
    )
  const lookAt = async (contact: ContactItem): Promise<Look> => {
    const at = await findQuietAt(org, contact, days)
    if (at > now) return { is: 'later', at }
    const reason = await reasonFor(contact)
    return reason ? { is: 'left_out', reason } : { is: 'quiet' }
  }
  return async (contacts: readonly ContactItem[]): Promise<Looked[]> => {
    const [beside, standings] = await Promise.all([
      findBeside(org, conditions ?? {}, contacts),
      automation
        ? findStandings(
            org,
            automation,
            contacts.map(({ id }) => id),
          )
        : undefined,
    ])
    const looks = new Map<string, Look>()
    const meant = contacts.filter(
      (contact) =>
        isMeant(contact, woken) &&
        meets(contact, conditions, now, beside) &&
        !isWoken(standings?.get(contact.id), contact) &&
        !isResting(standings?.get(contact.id), cool_down_minutes, now),
    )
    await eachAtOnce(meant, AT_ONCE, async (contact) => looks.set(contact.id, await lookAt(contact)))
    return contacts.map((contact) => ({ contact, look: looks.get(contact.id) ?? { is: 'not_meant' } }))
  }
}
