import { codeIn } from './code-in.ts'
import { findByCode } from './store.ts'

/** The conversation that is answered at an address of our domain, and its dealership; undefined for another address. */
export async function findConversationAt(address: string) {
  const code = codeIn(address)
  return code === undefined ? undefined : findByCode(code)
}
