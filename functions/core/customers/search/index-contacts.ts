import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { Contact } from '../contacts/entity.ts'
import { changeWords } from './word-store.ts'
import { nameKeyOf, wordsOfContact } from './words-of-contact.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

/**
 * Keeps contacts' search words, and their places in the order of names, in step with changes of them, one after the other: the words of a later name must not be
 * taken away by an earlier change.
 */
export async function indexContacts(org: OrgId, changes: ContactChange[]) {
  for (const change of changes) await indexContact(org, change)
}

async function indexContact(org: OrgId, change: ContactChange) {
  const id = (change.after ?? change.before)?.id ?? ''
  const [before, after] = [listed(change.before), listed(change.after)]
  const [oldName, name] = [before && nameKeyOf(before), after && nameKeyOf(after)]
  if (oldName !== name) await changeWords(org, id, '', name ? [name] : [], oldName ? [oldName] : [])
  const old = before ? wordsOfContact(before) : []
  const words = after ? wordsOfContact(after) : []
  if (old.join(' ') === words.join(' ')) return
  const gone = old.filter((word) => !words.includes(word))
  await changeWords(org, id, ` ${words.join(' ')}`, words, gone)
}

/** Nobody finds who was merged into another: that one has their words. */
const listed = (contact: ContactChange['after']) => (contact?.merged_into === undefined ? contact : undefined)
