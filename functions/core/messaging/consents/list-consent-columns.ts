import type { MoreColumns } from '../../customers/exports/create-file.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { CONSENT_HEADING, consentCell } from './consent-column.ts'
import { listOf } from './store.ts'

const AT_ONCE = 24

/** Adds consent to files of contacts. */
export const consentColumns: MoreColumns = {
  headings: (language) => [CONSENT_HEADING[language]],
  async listCells({ org, caller }, contacts) {
    const cells = new Map<string, string[]>()
    await eachAtOnce(contacts, AT_ONCE, async (contact) => {
      cells.set(contact.id, [consentCell(await listOf(org, contact), caller.language)])
    })
    return cells
  },
}
