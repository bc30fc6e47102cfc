import { DEFAULT_LABELS } from '#contract/customers/labels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import type { LabelsItem, OwnLabel } from './entity.ts'
import { currentNames, isDefaultName, labelsOf } from './rules.ts'
import { findLabels } from './store.ts'

/** Returns these labels' current names; throws `invalid` for one that the dealership never had. */
export async function requireLabels(org: OrgId, names: readonly string[], field = 'labels'): Promise<string[]> {
  if (names.every(isDefaultName)) return [...new Set(names)]
  const seen = await findLabels(org)
  const known = labelsOf(seen).map(({ name }) => name)
  const current = currentNames(names, seen)
  if (current.every((name) => known.includes(name))) return current
  throw refusedFields({ [field]: { key: 'label_unknown', about: { labels: known.join(', ') } } })
}

/** The same of the one label that a list is asked for by; one that is just being removed keeps its name. */
export async function requireLabel(org: OrgId, name: string | undefined): Promise<string | undefined> {
  return name === undefined ? undefined : ((await requireLabels(org, [name], 'label'))[0] ?? name)
}

/** One of the dealership's own labels; throws `label_gone`, and `conflict` for one that every dealership has. */
export function requireOwn({ own }: LabelsItem, id: string): OwnLabel {
  if (DEFAULT_LABELS.some((label) => label.id === id)) throw new AppError('label_default')
  const label = own.find((one) => one.id === id)
  if (!label) throw new AppError('label_gone')
  return label
}
