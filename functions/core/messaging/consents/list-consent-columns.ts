import type { MoreColumns } from '../../customers/exports/create-file.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { CONSENT_HEADING, consentCell } from './consent-column.ts'
import { listConsentsOf } from './door.ts'

const AT_ONCE = 24

/** Adds consent to files of contacts. */
export const consentColumns: MoreColumns = {
  headings: (language) => [CONSENT_HEADING[language]],
  async listCells({ org, caller }, contacts) {
    const cells = new Map<string, string[]>()
    await eachAtOnce(contacts, AT_ONCE, async (contact) => {
      cells.set(contact.id, [consentCell(await listConsentsOf(org, contact), caller.language)])
    })
    return cells
  },
}
