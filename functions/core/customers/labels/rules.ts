import { DEFAULT_LABELS, type Label } from '#contract/customers/labels.ts'
import type { LabelsItem } from './entity.ts'

/** All labels of a dealership, its own behind the default ones. */
export const labelsOf = ({ own }: Pick<LabelsItem, 'own'>): Label[] => [
  ...DEFAULT_LABELS.map((label) => ({ ...label, is_default: true })),
  ...own.map((label) => ({ ...label, is_default: false })),
]

export const isDefaultName = (name: string) => DEFAULT_LABELS.some((label) => label.name === name)

const folded = (name: string) => name.toLowerCase()

/** True if another label has this name in any spelling, or had it and some contacts still have it. */
export const isTaken = (seen: LabelsItem, name: string, id?: string) =>
  labelsOf(seen).some((label) => label.id !== id && folded(label.name) === folded(name)) ||
  seen.leaving.some((label) => label.name === name)

/** Returns labels' current names: renamed ones by the new name, removed ones left out. */
export const currentNames = (names: readonly string[], { leaving }: Pick<LabelsItem, 'leaving'>): string[] => [
  ...new Set(
    names.flatMap((name) => {
      const left = leaving.find((label) => label.name === name)
      return left ? (left.to ?? []) : [name]
    }),
  ),
]

/** Has a name given up: whoever was on the way to it goes on to the other. */
export const giveUp = (
  leaving: LabelsItem['leaving'],
  name: string,
  to: string | undefined,
  by: { id: string; name: string },
): LabelsItem['leaving'] => [
  ...leaving.map((label) => (label.to === name ? { ...label, to } : label)),
  { name, to, by },
]
