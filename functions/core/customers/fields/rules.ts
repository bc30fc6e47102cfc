import { foldText } from '#contract/fold-text.ts'
import type { Field } from './entity.ts'
import { answersTo } from './field-values.ts'

export const presentField = ({ id, key, name, kind, choices }: Field) => ({
  id,
  key,
  name,
  kind,
  choices: choices.map((choice) => choice.name),
})

const KEY_CHARACTERS = 50

/** The key that a name gives, with `_2` behind it where it is taken: letters, digits, and underscores. */
export function keyOf(name: string, taken: readonly string[]): string {
  const slug = foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .slice(0, KEY_CHARACTERS)
    .replace(/^_+|_+$/g, '')
  const key = slug || 'field'
  for (let n = 2, free = key; ; n++) {
    if (!taken.includes(free)) return free
    free = `${key}_${n}`
  }
}

export const isTaken = (own: readonly Field[], name: string, id?: string) =>
  own.some((field) => field.id !== id && foldText(field.name) === foldText(name))

/** A choice's choices by what a manager writes; each that goes on under another name keeps the names it had. */
export function choicesOf(
  known: Field['choices'],
  written: readonly string[],
  renamed: readonly { from: string; to: string }[] = [],
): Field['choices'] {
  return written.map((name) => {
    const from = renamed.find(({ to }) => to === name)?.from ?? name
    const before = known.find((choice) => choice.name === from) ?? known.find((choice) => answersTo(choice, name))
    const was = new Set([...(before?.was ?? []), ...(before ? [before.name] : [])])
    was.delete(name)
    return { name, was: [...was] }
  })
}

/** A name that two choices have, or had. */
export const twiceIn = (choices: Field['choices']): string | undefined =>
  choices.find((choice) => choices.some((other) => other !== choice && answersTo(other, choice.name)))?.name
