import { expect, test } from 'vitest'
import { addContact } from '../../../../functions/core/customers/contacts/add-contact.ts'
import { newContact } from '../../../../functions/core/customers/contacts/new-contact.ts'
import { listContacts } from '../../../../functions/core/customers/search/list-contacts.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

test('pages of a stage of more than are read at once hold all of it, nobody twice, in either order', async () => {
  await openTestTable()
  const ctx = manager()
  const ids: string[] = []
  for (let n = 0; n < 104; n++) {
    const at = new Date(ctx.now.getTime() + n)
    const listed = { addresses: { phone: `+1628555${2000 + n}` } }
    const stage = n % 26 === 25 ? 'new' : 'sold'
    const contact = { org: ctx.org, id: newId(at), stage, listed, created_at: at.toISOString() }
    await addContact(newContact(contact, at))
    if (stage === 'sold') ids.push(contact.id)
  }
  expect(ids).toHaveLength(100)
  for (const isGrown of [false, true]) {
    if (isGrown) {
      const at = new Date(ctx.now.getTime() + 200)
      const listed = { addresses: { phone: '+16285559999' } }
      const last = { org: ctx.org, id: newId(at), stage: 'sold', listed, created_at: at.toISOString() }
      await addContact(newContact(last, at))
      ids.push(last.id)
    }
    for (const [sort, expected] of [
      ['created_at_desc', ids.toReversed()],
      ['created_at_asc', ids],
    ] as const) {
      const found: string[] = []
      let cursor: string | undefined
      for (let page = 1; page === 1 || cursor; page++) {
        const next = await listContacts(ctx, { stage: 'sold', sort, per_page: 50, page, cursor })
        found.push(...next.data.map(({ id }) => id))
        cursor = next.cursor ?? undefined
      }
      expect(found, `${ids.length} ${sort}`).toEqual(expected)
    }
  }
})
