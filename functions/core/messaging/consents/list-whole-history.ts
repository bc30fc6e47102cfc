import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import { listHistory } from '../../customers/contacts/list-history.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listConsentsOf } from './door.ts'
import type { ConsentItem } from './entity.ts'

/** A contact's history with what they agreed to, and took back, in its place. */
export async function listWholeHistory(ctx: Ctx, { id }: { id: string }) {
  const contact = await getReadableContact(ctx, id)
  const [{ data }, all] = await Promise.all([listHistory(ctx.org, contact), listConsentsOf(ctx.org, contact)])
  const consents = entriesOf(all.filter(isTold))
  return { data: [...data, ...consents].toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)) }
}

/** The import's entry has its consent already, and that somebody wrote first stands in the thread. */
const isTold = ({ method, state, user_id }: ConsentItem) =>
  method !== 'import' && !(method === 'message' && state === 'given' && user_id === undefined)

/** Entries that were made at once for several purposes are one. */
const entriesOf = (consents: readonly ConsentItem[]) =>
  [...Map.groupBy(consents, ({ at, address_key, state }) => `${at} ${address_key} ${state}`).values()].flatMap(
    (same) => {
      const [one] = same
      if (!one) return []
      const { at, user_id, user_name, text, channel, state } = one
      return [
        {
          type: 'consent' as const,
          at,
          user: user_id ? { id: user_id, name: user_name ?? '' } : null,
          about: null,
          from: null,
          to: null,
          from_name: null,
          to_name: null,
          call: null,
          appointment: null,
          remark: text,
          consent: { channel, state, purposes: same.map(({ purpose }) => purpose) },
        },
      ]
    },
  )
