import type { OrgId } from '../../platform/ctx.ts'
import { currentNames, isDefaultName, labelsOf } from './rules.ts'
import { changeLabels, findLabels } from './store.ts'

/** What labels are called by now. */
interface LabelNames {
  /** Renamed ones by the new name, removed ones left out. */
  current: (names: readonly string[]) => string[]
  /** True for one that there is; one that is just being renamed is there. */
  has: (name: string) => boolean
}

export async function readLabelNames(org: OrgId): Promise<LabelNames> {
  const seen = await findLabels(org)
  const current = (names: readonly string[]) => currentNames(names, seen)
  return {
    current,
    has(name) {
      const [now] = current([name])
      return labelsOf(seen).some((label) => label.name === now)
    },
  }
}

/** The same of one alone; those that every dealership has cost no read. */
export const hasLabel = async (org: OrgId, name: string): Promise<boolean> =>
  isDefaultName(name) || (await readLabelNames(org)).has(name)

/** A name that was given up while contacts still bear it: by whom, and for which; undefined once it is free. */
export const findGivenUp = async (org: OrgId, name: string) =>
  (await findLabels(org)).leaving.find((label) => label.name === name)

/** Nobody bears a name any more that was given up: it is free. */
export const freeName = (org: OrgId, name: string) =>
  changeLabels(org, (seen) => ({ leaving: seen.leaving.filter((label) => label.name !== name) }))
