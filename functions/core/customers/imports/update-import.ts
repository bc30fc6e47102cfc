import type { ImportColumn } from '#contract/customers/import-fields.ts'
import type { OnKnown } from '#contract/customers/imports.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { getImport, getOwnImport, showImport } from './get-import.ts'
import { hasAddressColumn } from './rules.ts'
import { changeImport } from './store.ts'

interface Input {
  id: string
  mapping?: Record<string, ImportColumn | null>
  on_known?: OnKnown
  consent?: string
  start?: boolean
}

/** Changes how a file comes in, and starts it: with a column of numbers, and with where the consent comes from. */
export async function updateImport(ctx: Ctx, { id, start, ...input }: Input) {
  await getImport(ctx, { id })
  const seen = await getOwnImport(ctx, id)
  const mapping = input.mapping ? chosen(seen.header, input.mapping) : seen.mapping
  const consent = input.consent ?? seen.consent
  if (start) {
    if (!hasAddressColumn(mapping)) throw refusedFields({ mapping: { key: 'import_without_numbers' } })
    if (!consent) throw refusedFields({ consent: { key: 'consent_missing' } })
  }
  const change = { mapping, consent, on_known: input.on_known ?? seen.on_known }
  const isChanged = await changeImport(ctx.org, id, ['ready'], { ...change, ...(start && { status: 'running' }) })
  if (!isChanged) throw new AppError('import_not_ready')
  if (start) await recordAct(ctx, { action: 'contacts_imported', about: id, words: { file: seen.filename } })
  return showImport(ctx, await getOwnImport(ctx, id))
}

function chosen(header: string[], mapping: Record<string, ImportColumn | null>): Record<string, ImportColumn> {
  return Object.fromEntries(
    header.flatMap((name) => {
      const field = Object.hasOwn(mapping, name) ? mapping[name] : undefined
      return field ? [[name, field]] : []
    }),
  )
}
