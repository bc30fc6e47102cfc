import { valuesOf } from '../fields/partitions.ts'
import { historyOf } from '../history/partitions.ts'
import { longTextsOf } from './long-text-entity.ts'
import { sourceOf } from './source-entity.ts'

export const notesOf = (org: string, contact: string) => `O#${org}#C#${contact}#NOTES`
export const removedNotesOf = (org: string, contact: string) => `O#${org}#C#${contact}#REMOVED_NOTES`

/** What other areas keep beside a contact, as long as there is one. */
export const besideOf = (org: string, contact: string) => `O#${org}#C#${contact}#BESIDE`

/** The partitions that a contact has beside its own item. */
export const leftOf = (org: string, contact: string) => [
  historyOf(org, contact),
  notesOf(org, contact),
  removedNotesOf(org, contact),
  longTextsOf(org, contact),
  sourceOf(org, contact),
  valuesOf(org, contact),
  besideOf(org, contact),
]
