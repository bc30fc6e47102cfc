import type { OrgId } from '../../platform/ctx.ts'
import type { ContactItem } from './entity.ts'
import { wordsOfContact } from './rules.ts'
import { changeWords } from './store.ts'

type Named = Pick<ContactItem, 'first_name' | 'last_name' | 'address' | 'email' | 'company'>

/** Keeps a contact's search words in step with a change of it; called for every change, safe to repeat. */
export async function indexContact(org: OrgId, id: string, before: Named | undefined, after: Named | undefined) {
  const old = before ? wordsOfContact(before) : []
  const words = after ? wordsOfContact(after) : []
  if (old.join(' ') === words.join(' ')) return
  const gone = old.filter((word) => !words.includes(word))
  await changeWords(org, id, ` ${words.join(' ')}`, words, gone)
}
