import type { ContactItem } from './entity.ts'

/** Who was merged into a contact, and by which merge, in their order; those whom somebody brought along stand behind them. */
export const mergesOf = ({ merged = '' }: Pick<ContactItem, 'merged'>): { contact: string; merge: string }[] =>
  merged.split(' ').flatMap((one) => {
    const [contact = '', merge = ''] = one.split(':')
    return contact ? [{ contact, merge }] : []
  })
/** The same as it is stored. */
export const writtenMerges = (merges: ReturnType<typeof mergesOf>) =>
  merges.map(({ contact, merge }) => `${contact}:${merge}`).join(' ') || undefined

/** The ids under which lies what belongs to a contact: their own, and those of who was merged into them. */
export const partsOf = (contact: Pick<ContactItem, 'id' | 'merged'>): string[] => [
  contact.id,
  ...mergesOf(contact).map(({ contact: id }) => id),
]

/** A change that merges two contacts, or undoes that: nothing new happened to either. */
export const isByMerge = ({ before, after }: { before?: ContactItem; after?: ContactItem }) =>
  before !== undefined &&
  after !== undefined &&
  (before.merged !== after.merged || before.merged_into !== after.merged_into)
