import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { type ContactFieldName, LONG_FIELDS } from '#contract/customers/contact-fields.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { LongText } from './long-text-entity.ts'
import { isCut, shownOf } from './shown-texts.ts'

type Texts = { [Field in ContactFieldName]?: unknown }

/** Splits long texts into the part for `listed` and the transaction's writes for the rest. */
export function splitLongTexts<Written extends Texts>(
  org: string,
  contact: string,
  written: Written,
  seen: Texts = {},
) {
  const held: Partial<Record<ContactFieldName, string>> = {}
  const writes = LONG_FIELDS.flatMap((field) => {
    const text = written[field]
    if (text === undefined) return []
    const shown = typeof text === 'string' ? shownOf(text) : undefined
    if (shown !== undefined) held[field] = shown
    const key = { org, contact, field }
    if (shown !== text && typeof text === 'string') return LongText.build(PutTransaction).item({ ...key, text })
    // Where one may lie, it would be taken for the rest of a text that ends as a cut one does.
    return isCut(seen[field]) || isCut(shown) ? LongText.build(DeleteTransaction).key(key) : []
  })
  return { listed: { ...written, ...held }, writes }
}

export const listLongTexts = async (org: OrgId, keys: { contact: string; field: (typeof LONG_FIELDS)[number] }[]) =>
  (
    await readAll(
      keys.map((key) => LongText.build(BatchGetRequest).key({ org, ...key })),
      { consistent: true },
    )
  ).filter((one) => one !== undefined)
