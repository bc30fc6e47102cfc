import { foldText } from '#contract/fold-text.ts'

/** The same list with duplicate names numbered, "Finance (2)": they were created before names had to be unique. */
export function nameApart<Named extends { name: string }>(all: readonly Named[]): Named[] {
  const seen = new Map<string, number>()
  return all.map((one) => {
    const count = (seen.get(foldText(one.name)) ?? 0) + 1
    seen.set(foldText(one.name), count)
    return count === 1 ? one : { ...one, name: `${one.name} (${count})` }
  })
}
