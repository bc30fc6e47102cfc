import type { OrgId } from '../../platform/ctx.ts'
import { type Count, sumOf } from '../../platform/table/added-counts.ts'
import { END, inSection } from '../../platform/table/sections.ts'
import { deskNamed, EVERYBODY } from './desk-names.ts'
import { type ContactItem, deskOf } from './entity.ts'
import { sectionOf } from './inbox-sections.ts'
import { type Valued, worthOf } from './worth-of.ts'

type Counted = Valued & Pick<ContactItem, 'assignee' | 'status' | 'snooze' | 'inbox_at' | 'merged_into'>

/** What is counted on a desk: its contacts, those in a stage and the dollars they are worth, and by section conversations. */
export const CONTACTS = 'contacts'
export const inStage = (stage: string) => `stage:${stage}`
export const worthIn = (stage: string) => `worth:${stage}`

/** Returns a contact change's additions to desks' counters; almost always empty. */
export const countsOf = (org: OrgId, before: Counted | undefined, after: Counted | undefined): Count[] =>
  sumOf([before, after].flatMap((contact, i) => (isListed(contact) ? countsOn(org, contact, i === 0 ? -1 : 1) : [])))

/** One that was merged into another is in no list. */
const isListed = (contact: Counted | undefined): contact is Counted =>
  contact !== undefined && contact.merged_into === undefined

function countsOn(org: OrgId, contact: Counted, count: number): Count[] {
  const { assignee, stage, inbox_at } = contact
  const section = sectionOf(contact)
  const worth = worthOf(contact)
  return [EVERYBODY, deskNamed(assignee)].flatMap((whose) => {
    const list = whose === EVERYBODY ? { org } : { desk: deskOf(org, assignee) }
    return [
      { whose, what: CONTACTS, count },
      { whose, what: inStage(stage), count },
      ...(worth === undefined ? [] : [{ whose, what: worthIn(stage), count: count * worth }]),
      // A contact that was never written with is in no list of conversations.
      ...(inbox_at === undefined
        ? []
        : [{ whose, what: section, count, keys: { ...list, inbox_at: inSection(section, END) } }]),
    ]
  })
}
