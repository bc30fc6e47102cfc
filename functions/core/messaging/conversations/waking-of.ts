import type { ContactItem } from '../../customers/contacts/entity.ts'

/** The work due when a conversation wakes. */
export const wakingOf = ({ org, id: contact }: Pick<ContactItem, 'org' | 'id'>, at: string) =>
  ({ kind: 'wake-conversations', org, ids: { contact }, at }) as const
